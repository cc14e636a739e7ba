package io.tweebyte.load.bench;

import java.time.Duration;
import java.util.Locale;

/** How a client ends a response. */
enum HangUp {

	/** Resets the connection, often before the response begins. */
	AT_ONCE(20, true),

	/** Resets the connection while the response is sent. */
	RESET(1500, true),

	/** Closes the connection while the response is sent. */
	CLOSE(1500, false),

	/** Reads too slowly for what is sent, and then resets the connection. */
	SLOW(1500, true),

	/** Reads to the end, or, where there is none, as {@link #CLOSE}. */
	END(1500, false);

	private final int mostMillis;

	private final boolean isReset;

	HangUp(int mostMillis, boolean isReset) {
		this.mostMillis = mostMillis;
		this.isReset = isReset;
	}

	String label() {
		return name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}

	/** Returns after how long, at most, a client hangs up. */
	Duration limit() {
		return Duration.ofMillis(this.mostMillis);
	}

	boolean isReset() {
		return this.isReset;
	}

	/** Returns whether a client may hang up before a long request is sent. */
	boolean endsEarly() {
		return this != SLOW && this != END;
	}

}
