package io.tweebyte.common.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;

import io.tweebyte.contracts.body.RequestBody;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.http.Deadline;
import jakarta.servlet.http.HttpServletRequest;

/**
 * Reads the body of a request, counting it as it comes.
 */
final class BodyReader {

	private static final int PART = 8192;

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
	 * @param request the request
	 * @return its body, not yet understood
	 */
	RequestBody read(HttpServletRequest request) {
		// model: the thread of the container waits here, as it does for the head
		try {
			return new RequestBody(request.getContentType(), bytes(request.getInputStream()));
		}
		catch (IOException ex) {
			throw ContractException.badRequest(Sentences.MALFORMED_REQUEST);
		}
	}

	private byte[] bytes(InputStream body) throws IOException {
		Deadline end = Deadline.in(this.time);
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		byte[] part = new byte[PART];
		for (int read = body.read(part); read >= 0; read = body.read(part)) {
			bytes.write(part, 0, read);
			if (bytes.size() > this.limit) {
				throw new ContractException(ErrorKind.CONTENT_TOO_LARGE, Sentences.BODY_TOO_LARGE);
			}
			if (end.remaining().isZero()) {
				throw ContractException.badRequest(Sentences.MALFORMED_REQUEST);
			}
		}
		return bytes.toByteArray();
	}

}
