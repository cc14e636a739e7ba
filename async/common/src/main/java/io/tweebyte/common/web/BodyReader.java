package io.tweebyte.common.web;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.body.RequestBody;
import jakarta.servlet.http.HttpServletRequest;

/**
 * Reads the body of a request, counting it as it comes.
 */
final class BodyReader {

	private final int limit;

	private final Duration time;

	/**
	 * Creates a reader.
	 * @param limit the largest body, in bytes
	 * @param time how long a client may take to send it
	 */
	BodyReader(int limit, Duration time) {
		this.limit = limit;
		this.time = time;
	}

	/**
	 * Reads the body.
	 * @return its body, not yet understood
	 */
	RequestBody read(HttpServletRequest request) {
		// model: the thread of the container waits here, as it does for the head
		try (InputStream body = new LimitedBody(RawBody.of(request), this.limit, this.time)) {
			return new RequestBody(request.getContentType(), body.readAllBytes());
		}
		catch (IOException ex) {
			throw ContractException.badRequest(Sentences.MALFORMED_REQUEST);
		}
	}

}
