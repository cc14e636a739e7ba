package io.tweebyte.gateway.server;

import java.time.Duration;
import java.util.function.Supplier;

import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.ClientPlace;

/**
 * The place and the time of a response while its client does not read it. One per
 * connection.
 */
final class UnreadResponse {

	private final Duration time;

	private final Supplier<ClientPlace> places;

	/** Null while all is read. */
	private ClientPlace place;

	private Deadline end;

	UnreadResponse(Duration time, Supplier<ClientPlace> places) {
		this.time = time;
		this.places = places;
	}

	/** Looks at what a write has left, and fails without a place or time. */
	void written(boolean isAll, boolean isStream) throws BusyClientException {
		if (isAll) {
			readAgain(isStream);
			return;
		}
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
		if (isStream) {
			end();
		}
		else {
			leavePlace();
		}
	}

	/** Ends with the last part of a response, or with the connection. */
	void end() {
		leavePlace();
		this.end = null;
	}

	private void leavePlace() {
		if (this.place != null) {
			this.place.end();
			this.place = null;
		}
	}

}
