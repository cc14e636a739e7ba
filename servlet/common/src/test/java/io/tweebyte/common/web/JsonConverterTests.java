package io.tweebyte.common.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.mock.http.MockHttpInputMessage;
import org.springframework.mock.http.MockHttpOutputMessage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class JsonConverterTests {

	private static final int LIMIT = 100_000;

	private static final ResolvableType TEXT = ResolvableType.forClass(Text.class);

	private final JsonConverter converter = new JsonConverter(ProblemWriter.mapper(), LIMIT);

	@ParameterizedTest
	@ValueSource(strings = { "application/json", "Application/JSON", "application/json;charset=UTF-8",
			"application/json; charset=\"utf-8\"", "application/merge-patch+json" })
	void readsJsonInUtf8(String contentType) {
		assertThat(this.converter.canRead(TEXT, MediaType.parseMediaType(contentType))).isTrue();
		assertThat(this.converter.canRead(TEXT, null)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "text/plain", "application/octet-stream" })
	void readsNothingElse(String contentType) {
		assertThat(this.converter.canRead(TEXT, MediaType.parseMediaType(contentType))).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "application/json;charset=UTF-16", "application/json;charset=ISO-8859-1",
			"application/json;charset=US-ASCII" })
	void refusesOtherCharsets(String contentType) {
		MockHttpInputMessage message = new MockHttpInputMessage(json("x"));
		message.getHeaders().set("Content-Type", contentType);
		// model: refused when read, so that no other converter reads it
		ApiException failure = catchThrowableOfType(ApiException.class,
				() -> this.converter.read(TEXT, message, Map.of()));
		assertThat(failure.kind()).isEqualTo(ErrorKind.UNSUPPORTED_MEDIA_TYPE);
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
		ApiException failure = failure(json("x".repeat(LIMIT - 10)));
		assertThat(failure.kind()).isEqualTo(ErrorKind.CONTENT_TOO_LARGE);
		assertThat(failure).hasMessage(Messages.BODY_TOO_LARGE);
	}

	@Test
	void readsNoFurtherThanTheLimit() {
		Endless body = new Endless();
		assertThat(catchThrowableOfType(ApiException.class, () -> read(body)).kind())
			.isEqualTo(ErrorKind.CONTENT_TOO_LARGE);
		assertThat(body.read).isLessThan(2 * LIMIT);
	}

	@Test
	void readsABodyOfManyParts() {
		byte[] body = json("caf\u00e9");
		assertThat(read(new ByteArrayInputStream(body) {

			@Override
			public int read(byte[] buffer, int offset, int length) {
				return super.read(buffer, offset, Math.min(length, 1));
			}

		}).text()).isEqualTo("caf\u00e9");
	}

	@Test
	void writesJsonWithItsLength() throws IOException {
		MockHttpOutputMessage output = new MockHttpOutputMessage();
		output.getHeaders().set("Content-Disposition", "inline;filename=f.txt");
		this.converter.write(new Text("\u00e9"), TEXT, MediaType.APPLICATION_JSON, output, Map.of());
		assertThat(output.getBodyAsString(StandardCharsets.UTF_8)).isEqualTo("{\"text\":\"\u00e9\"}");
		assertThat(output.getHeaders().getContentLength()).isEqualTo(13);
		assertThat(output.getHeaders().get("Content-Type")).containsExactly("application/json");
		assertThat(output.getHeaders().containsHeader("Content-Disposition")).isFalse();
	}

	@Test
	void leavesTextAndBytesToOthers() {
		assertThat(this.converter.canWrite(ResolvableType.forClass(String.class), String.class, null)).isFalse();
		assertThat(this.converter.canWrite(ResolvableType.forClass(byte[].class), byte[].class, null)).isFalse();
		assertThat(this.converter.canWrite(TEXT, Text.class, null)).isTrue();
	}

	private static byte[] json(String text) {
		return ("{\"text\":\"" + text + "\"}").getBytes(StandardCharsets.UTF_8);
	}

	private ApiException failure(byte[] body) {
		return catchThrowableOfType(ApiException.class, () -> read(body));
	}

	private Text read(byte[] body) {
		return read(new ByteArrayInputStream(body));
	}

	private Text read(InputStream body) {
		try {
			return (Text) this.converter.read(TEXT, new MockHttpInputMessage(body), Map.of());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	record Text(@JsonProperty("text") String text) {
	}

	/** A body without an end. */
	private static final class Endless extends InputStream {

		private int read;

		@Override
		public int read() {
			this.read++;
			return ' ';
		}

	}

}
