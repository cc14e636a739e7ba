package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.time.Duration;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.server.RawBody;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.ClientPlaces;

/**
 * A body that fails when it becomes too large, too slow, or breaks, and that needs a
 * place once it is large. A service holds a body several times over while it parses it: a
 * hundred of the largest ones would take all of its memory.
 */
final class LimitedBody extends InputStream {

	// many times what the operations need
	private static final int SMALL = 16 * 1024;

	private final RawBody body;

	private final long size;

	private final Duration time;

	private final ClientPlaces places;

	private final String address;

	private Deadline deadline;

	private long read;

	private boolean hasPlace;

	/**
	 * The size is in bytes. The time runs from the first read: what is done before is not
	 * the client's delay.
	 */
	LimitedBody(RawBody body, long size, Duration time, ClientPlaces places, String address) {
		this.body = body;
		this.size = size;
		this.time = time;
		this.places = places;
		this.address = address;
	}

	@Override
	public int read() {
		byte[] one = new byte[1];
		return (read(one, 0, 1) < 0) ? -1 : one[0] & 0xFF;
	}

	/**
	 * Fails with 413 when the body is too large, with 400 when it is late or broken, with
	 * 503 when it is large and there is no place for it.
	 */
	@Override
	public int read(byte[] buffer, int offset, int length) {
		int count = next(buffer, offset, length);
		this.read += Math.max(0, count);
		if (this.read > this.size) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
		if (this.read > SMALL && !this.hasPlace) {
			this.hasPlace = this.places.tryTake(this.address);
			if (!this.hasPlace) {
				throw ApiException.unavailable(Messages.BUSY);
			}
		}
		return count;
	}

	private int next(byte[] buffer, int offset, int length) {
		if (this.deadline == null) {
			this.deadline = Deadline.in(this.time);
		}
		this.body.limit(this.deadline);
		try {
			return this.body.read(buffer, offset, length);
		}
		catch (SocketTimeoutException ex) {
			throw ApiException.badRequest(Messages.BODY_TOO_SLOW);
		}
		catch (IOException ex) {
			throw ApiException.badRequest(Messages.MALFORMED_REQUEST);
		}
	}

	void giveBack() {
		if (this.hasPlace) {
			this.hasPlace = false;
			this.places.giveBack(this.address);
		}
	}

}
