package io.tweebyte.common.web;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.publisher.Flux;

import org.springframework.core.ResolvableType;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.core.io.buffer.NettyDataBufferFactory;
import org.springframework.util.MimeType;
import org.springframework.util.MimeTypeUtils;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class JsonDecoderTests {

	private static final int LIMIT = 100_000;

	private static final ResolvableType TEXT = ResolvableType.forClass(Text.class);

	private final UnpooledByteBufAllocator memory = new UnpooledByteBufAllocator(false);

	private final NettyDataBufferFactory buffers = new NettyDataBufferFactory(this.memory);

	private final JsonDecoder decoder = new JsonDecoder(ProblemWriter.mapper(), LIMIT);

	@AfterEach
	void keepsNoBuffers() {
		assertThat(this.memory.metric().usedHeapMemory()).isZero();
	}

	@ParameterizedTest
	@ValueSource(strings = { "application/json", "Application/JSON", "application/json;charset=UTF-8",
			"application/json; charset=\"utf-8\"", "application/merge-patch+json" })
	void readsJsonInUtf8(String contentType) {
		assertThat(this.decoder.canDecode(TEXT, MimeType.valueOf(contentType))).isTrue();
		assertThat(this.decoder.canDecode(TEXT, null)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "text/plain", "application/octet-stream" })
	void readsNothingElse(String contentType) {
		assertThat(this.decoder.canDecode(TEXT, MimeType.valueOf(contentType))).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "application/json;charset=UTF-16", "application/json;charset=ISO-8859-1",
			"application/json;charset=US-ASCII" })
	void refusesOtherCharsets(String contentType) {
		assertThat(this.decoder.canDecode(TEXT, MimeType.valueOf(contentType))).isFalse();
	}

	@Test
	void readsText() {
		String text = "\u00e9\u20ac\ud83d\ude00\ufffd\uffff\u007f\u0080";
		assertThat(read(json(text)).text()).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "C080", "C0AF", "C1BF", "E08080", "E09FBF", "F0808080", "F08FBFBF", "EDA080", "EDBFBF", "EDA0BDEDB880",
			"F4908080", "F8888080", "FF", "FE", "C3", "E282", "80", "C3C3A9" })
	void refusesBytesThatAreNotUtf8(String hex) {
		byte[] value = HexFormat.of().parseHex(hex);
		byte[] body = json("?".repeat(value.length));
		System.arraycopy(value, 0, body, 9, value.length);
		ApiException failure = failure(body);
		assertThat(failure.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
		assertThat(failure).hasMessage(Messages.MALFORMED_JSON);
	}

	@Test
	void refusesBytesOutsideOfText() {
		byte[] body = json("x");
		body[body.length - 1] = (byte) 0xFF;
		assertThat(failure(body)).hasMessage(Messages.MALFORMED_JSON);
	}

	@ParameterizedTest
	@ValueSource(strings = { "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "ISO-8859-1" })
	void refusesOtherEncodings(String charset) {
		byte[] body = "{\"text\":\"\u00e9\"}".getBytes(Charset.forName(charset));
		assertThat(catchThrowableOfType(Exception.class, () -> read(body))).isNotNull();
	}

	@Test
	void readsABodyOfTheLargestSize() {
		assertThat(read(json("x".repeat(LIMIT - 11))).text()).hasSize(LIMIT - 11);
	}

	@Test
	void refusesABodyThatIsAByteTooLarge() {
		byte[] body = json("x".repeat(LIMIT - 10));
		// model: Spring's own exception, which the advice explains
		assertThatExceptionOfType(DataBufferLimitException.class).isThrownBy(() -> read(body));
	}

	@Test
	void readsNoFurtherThanTheLimit() {
		AtomicInteger read = new AtomicInteger();
		Flux<DataBuffer> endless = Flux.generate((sink) -> {
			read.incrementAndGet();
			sink.next(this.buffers.allocateBuffer(1).write((byte) ' '));
		});
		assertThatExceptionOfType(DataBufferLimitException.class).isThrownBy(() -> read(endless));
		assertThat(read.get()).isLessThan(2 * LIMIT);
	}

	@Test
	void readsABodyOfManyParts() {
		byte[] body = json("caf\u00e9");
		assertThat(read(Flux.range(0, body.length).map((i) -> this.buffers.allocateBuffer(1).write(body[i]))).text())
			.isEqualTo("caf\u00e9");
	}

	private static byte[] json(String text) {
		return ("{\"text\":\"" + text + "\"}").getBytes(StandardCharsets.UTF_8);
	}

	private ApiException failure(byte[] body) {
		return catchThrowableOfType(ApiException.class, () -> read(body));
	}

	private Text read(byte[] body) {
		return read(Flux.fromStream(() -> Stream.of(this.buffers.allocateBuffer(body.length).write(body))));
	}

	private Text read(Flux<DataBuffer> body) {
		return (Text) this.decoder.decodeToMono(body, TEXT, MimeTypeUtils.APPLICATION_JSON, Map.of()).block();
	}

	record Text(@JsonProperty("text") String text) {
	}

}
