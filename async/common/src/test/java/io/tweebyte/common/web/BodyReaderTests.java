package io.tweebyte.common.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.shared.body.RequestBody;
import org.apache.coyote.InputBuffer;
import org.apache.coyote.Request;
import org.apache.coyote.Response;
import org.apache.tomcat.util.net.ApplicationBufferHandler;
import org.junit.jupiter.api.Test;

import org.springframework.mock.web.MockHttpServletRequest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class BodyReaderTests {

	private static final int LIMIT = 300_000;

	private final BodyReader reader = new BodyReader(LIMIT, Duration.ofSeconds(20));

	@Test
	void readsABodyOfManyParts() {
		assertThat(read(parts(json(LIMIT))).as(Text.class).text()).hasSize(LIMIT - 11);
	}

	@Test
	void readsAnEmptyBody() {
		ContractException failure = failure(parts(""));
		assertThat(failure.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
		assertThat(failure).hasMessage("The request needs a body.");
	}

	@Test
	void refusesABodyThatIsAByteTooLarge() {
		assertThat(failure(parts(json(LIMIT + 1))).kind()).isEqualTo(ErrorKind.CONTENT_TOO_LARGE);
	}

	@Test
	void refusesABodyThatBreaks() {
		assertThat(failure(new Parts(json(1000), true))).hasMessage("The request is not well-formed HTTP.");
	}

	private RequestBody read(Parts body) {
		Request connection = new Request();
		connection.setResponse(new Response());
		connection.setInputBuffer(body);
		MockHttpServletRequest request = new MockHttpServletRequest();
		request.setContentType("application/json");
		request.setAttribute(RawBody.ATTRIBUTE, new RawBody(connection, (timeout) -> {
		}));
		return this.reader.read(request);
	}

	private ContractException failure(Parts body) {
		return catchThrowableOfType(ContractException.class, () -> read(body).as(Text.class));
	}

	private static String json(int length) {
		return "{\"text\":\"" + "x".repeat(length - 11) + "\"}";
	}

	private static Parts parts(String body) {
		return new Parts(body, false);
	}

	private record Text(String text) {
	}

	/** A connection that gives a byte at a time. */
	private static final class Parts implements InputBuffer {

		private final byte[] bytes;

		private final boolean breaks;

		private int next;

		Parts(String body, boolean breaks) {
			this.bytes = body.getBytes(StandardCharsets.US_ASCII);
			this.breaks = breaks;
		}

		@Override
		public int doRead(ApplicationBufferHandler handler) throws IOException {
			if (this.next < this.bytes.length) {
				handler.setByteBuffer(ByteBuffer.wrap(this.bytes, this.next++, 1));
				return 1;
			}
			if (this.breaks) {
				throw new IOException("broken");
			}
			return -1;
		}

		@Override
		public int available() {
			return this.bytes.length - this.next;
		}

	}

}
