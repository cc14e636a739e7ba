package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.time.Duration;

import io.tweebyte.common.web.ReadTimeout;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.http.Deadline;
import jakarta.servlet.http.HttpServletRequest;
import org.apache.coyote.BadRequestException;

/**
 * A body that ends with a failure when it becomes too large or too slow.
 */
final class LimitedBody extends InputStream {

	private final HttpServletRequest client;

	private final InputStream body;

	private final long size;

	private final Deadline deadline;

	private long read;

	LimitedBody(HttpServletRequest client, long size, Deadline deadline) throws IOException {
		this.client = client;
		this.body = client.getInputStream();
		this.size = size;
		this.deadline = deadline;
	}

	@Override
	public int read() throws IOException {
		byte[] one = new byte[1];
		return (read(one, 0, 1) < 0) ? -1 : one[0] & 0xFF;
	}

	@Override
	public int read(byte[] buffer, int offset, int length) throws IOException {
		try {
			ReadTimeout.set(this.client, timeLeft());
			int count = this.body.read(buffer, offset, length);
			this.read += Math.max(0, count);
			if (this.read > this.size) {
				throw new ContractException(ErrorKind.CONTENT_TOO_LARGE, Sentences.BODY_TOO_LARGE);
			}
			return count;
		}
		catch (SocketTimeoutException ex) {
			throw ContractException.badRequest(Sentences.BODY_TOO_SLOW);
		}
		catch (BadRequestException ex) {
			throw ContractException.badRequest(Sentences.MALFORMED_REQUEST);
		}
	}

	private Duration timeLeft() {
		Duration left = this.deadline.remaining();
		if (left.toMillis() == 0) {
			throw ContractException.badRequest(Sentences.BODY_TOO_SLOW);
		}
		return left;
	}

}
