package io.tweebyte.load.bench;

import java.io.IOException;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

class StreamedResponseTests {

	private static final String CHUNKED = "HTTP/1.1 200 OK\r\ntransfer-encoding: Chunked\r\n\r\n";

	private final StreamedResponse response = new StreamedResponse();

	@Test
	void leavesOutTheFramingOfChunks() throws IOException {
		assertThat(this.response.read(CHUNKED + "5\r\nabc\r\n\r\nB;x=1\r\ndef")).isEqualTo("abc\r\ndef");
		assertThat(this.response.status()).isEqualTo("HTTP/1.1 200 OK");
		assertThat(this.response.read("ghijklmn\r\n2\r\nop")).isEqualTo("ghijklmnop");
		assertThat(this.response.isComplete()).isFalse();
		assertThat(this.response.read("\r\n0\r\nTrailer: 1\r\n\r\n")).isEmpty();
		assertThat(this.response.isComplete()).isTrue();
	}

	@Test
	void readsWhateverPiecesCome() throws IOException {
		StringBuilder body = new StringBuilder();
		for (char next : (CHUNKED + "3\r\na\nb\r\n10\r\n0123456789abcdef\r\n0\r\n\r\n").toCharArray()) {
			assertThat(this.response.isComplete()).isFalse();
			body.append(this.response.read(String.valueOf(next)));
		}
		assertThat(body).hasToString("a\nb0123456789abcdef");
		assertThat(this.response.isComplete()).isTrue();
	}

	@Test
	void readsBodiesWithoutChunks() throws IOException {
		assertThat(this.response.read("HTTP/1.1 503 busy\r\nContent-Length: 4\r\n")).isEmpty();
		assertThat(this.response.isHeadComplete()).isFalse();
		assertThat(this.response.read("\r\n5\r\n")).isEqualTo("5\r\n");
		assertThat(this.response.isHeadComplete()).isTrue();
		assertThat(this.response.read("a")).isEqualTo("a");
		assertThat(this.response.isComplete()).isFalse();
	}

	@Test
	void failsWhenTheSizeOfAChunkIsMalformed() {
		assertThatIOException().isThrownBy(() -> this.response.read(CHUNKED + "no\r\n"))
			.withMessage("The size of a chunk is malformed: no");
		assertThatIOException().isThrownBy(() -> new StreamedResponse().read(CHUNKED + "-1\r\n"));
	}

}
