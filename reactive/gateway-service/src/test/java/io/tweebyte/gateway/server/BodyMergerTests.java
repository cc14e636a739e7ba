package io.tweebyte.gateway.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.LastHttpContent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class BodyMergerTests {

	private static final String HEAD = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";

	private final EmbeddedChannel channel = new EmbeddedChannel(new HttpServerCodec(), new BodyMerger());

	@AfterEach
	void close() {
		assertThat(this.channel.finishAndReleaseAll()).isFalse();
	}

	@Test
	void mergesChunksOfOneRead() {
		String chunks = "1\r\na\r\n1\r\nb\r\n".repeat(5_000);
		this.channel.writeInbound(bytes(HEAD + chunks));
		assertThat(this.channel.<Object>readInbound()).isInstanceOf(HttpRequest.class);
		List<String> parts = parts();
		assertThat(parts).hasSizeLessThan(3);
		assertThat(String.join("", parts)).isEqualTo("ab".repeat(5_000));
		this.channel.writeInbound(bytes("0\r\n\r\n"));
		assertThat(parts()).containsExactly("");
	}

	@Test
	void keepsTheOrderOfPartsAndRequests() {
		String large = "x".repeat(2_000);
		this.channel.writeInbound(
				bytes(HEAD + "1\r\na\r\n7d0\r\n" + large + "\r\n1\r\nb\r\n0\r\n\r\n" + HEAD + "1\r\nc\r\n0\r\n\r\n"));
		assertThat(this.channel.<Object>readInbound()).isInstanceOf(HttpRequest.class);
		assertThat(text(this.channel.readInbound())).isEqualTo("a");
		assertThat(text(this.channel.readInbound())).isEqualTo(large);
		assertThat(text(this.channel.readInbound())).isEqualTo("b");
		assertThat(this.channel.<Object>readInbound()).isSameAs(LastHttpContent.EMPTY_LAST_CONTENT);
		assertThat(this.channel.<Object>readInbound()).isInstanceOf(HttpRequest.class);
		assertThat(parts()).containsExactly("c", "");
	}

	@Test
	void keepsNothingForTheNextRead() {
		this.channel.writeInbound(bytes(HEAD + "1\r\na\r\n"));
		assertThat(this.channel.<Object>readInbound()).isInstanceOf(HttpRequest.class);
		assertThat(parts()).containsExactly("a");
		this.channel.writeInbound(bytes("1\r\nb\r\n"));
		assertThat(parts()).containsExactly("b");
	}

	@Test
	void releasesWhatItHasWhenTheConnectionEnds() {
		ByteBuf part = bytes("a");
		this.channel.pipeline().fireChannelRead(new DefaultHttpContent(part));
		assertThat(part.refCnt()).isZero();
		this.channel.pipeline().remove(BodyMerger.class);
		this.channel.pipeline().fireChannelReadComplete();
		assertThat(parts()).isEmpty();
	}

	private List<String> parts() {
		List<String> parts = new ArrayList<>();
		for (HttpContent part = this.channel.readInbound(); part != null; part = this.channel.readInbound()) {
			parts.add(text(part));
		}
		return parts;
	}

	private static String text(HttpContent part) {
		String text = part.content().toString(StandardCharsets.US_ASCII);
		part.release();
		return text;
	}

	private static ByteBuf bytes(String text) {
		return Unpooled.copiedBuffer(text, StandardCharsets.US_ASCII);
	}

}
