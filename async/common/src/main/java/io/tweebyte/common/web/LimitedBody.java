package io.tweebyte.common.web;

import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.time.Duration;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.http.Deadline;

/**
 * A body that ends with a failure when it becomes too large, too slow, or breaks.
 */
public final class LimitedBody extends InputStream {

	private final RawBody body;

	private final long size;

	private final Duration time;

	private Deadline deadline;

	private long read;

	/**
	 * Puts a body under limits.
	 * @param size the largest size in bytes
	 * @param time how long it may take to arrive, from the first read: what is done
	 * before is not the client's delay
	 */
	public LimitedBody(RawBody body, long size, Duration time) {
		this.body = body;
		this.size = size;
		this.time = time;
	}

	@Override
	public int read() throws IOException {
		byte[] one = new byte[1];
		return (read(one, 0, 1) < 0) ? -1 : one[0] & 0xFF;
	}

	/**
	 * Reads what has arrived, or waits for it.
	 * @throws ContractException 413 when there is too much of it, 400 when it is late or
	 * broken
	 */
	@Override
	public int read(byte[] buffer, int offset, int length) {
		this.body.setReadTimeout(timeLeft());
		int count = next(buffer, offset, length);
		this.read += Math.max(0, count);
		if (this.read > this.size) {
			throw new ContractException(ErrorKind.CONTENT_TOO_LARGE, Sentences.BODY_TOO_LARGE);
		}
		return count;
	}

	private int next(byte[] buffer, int offset, int length) {
		try {
			return this.body.read(buffer, offset, length);
		}
		catch (SocketTimeoutException ex) {
			throw ContractException.badRequest(Sentences.BODY_TOO_SLOW);
		}
		catch (IOException ex) {
			throw ContractException.badRequest(Sentences.MALFORMED_REQUEST);
		}
	}

	private Duration timeLeft() {
		if (this.deadline == null) {
			this.deadline = Deadline.in(this.time);
		}
		Duration left = this.deadline.remaining();
		if (left.toMillis() == 0) {
			throw ContractException.badRequest(Sentences.BODY_TOO_SLOW);
		}
		return left;
	}

}
