package io.tweebyte.gateway.server;

import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.ClientPlace;

/**
 * The place and the time of a response while its client does not read it. Safe for use by
 * several threads: a connection may be closed by another one than writes to it.
 */
final class UnreadResponse {

	private final ReentrantLock lock = new ReentrantLock();

	private final Duration time;

	private final Supplier<ClientPlace> places;

	/** Null while all is read. */
	private ClientPlace place;

	private Deadline end;

	private boolean isOver;

	UnreadResponse(Duration time, Supplier<ClientPlace> places) {
		this.time = time;
		this.places = places;
	}

	/** Looks at what a write has left, and fails without a place or time. */
	void written(boolean isAll, boolean isStream) throws BusyClientException {
		this.lock.lock();
		try {
			if (isAll) {
				readAgain(isStream);
			}
			else if (!this.isOver) {
				takePlace();
			}
		}
		finally {
			this.lock.unlock();
		}
	}

	private void takePlace() throws BusyClientException {
		if (this.place == null) {
			this.place = this.places.get();
		}
		if (this.end == null) {
			this.end = Deadline.in(this.time);
		}
		if (this.end.remaining().isZero() || !this.place.take()) {
			throw new BusyClientException();
		}
	}

	/** The time of a stream begins anew; that of another response goes on. */
	private void readAgain(boolean isStream) {
		leavePlace();
		if (isStream) {
			this.end = null;
		}
	}

	/** Ends with the last part of a response, or with the connection. */
	void end() {
		this.lock.lock();
		try {
			leavePlace();
			this.isOver = true;
		}
		finally {
			this.lock.unlock();
		}
	}

	private void leavePlace() {
		if (this.place != null) {
			this.place.end();
			this.place = null;
		}
	}

}
