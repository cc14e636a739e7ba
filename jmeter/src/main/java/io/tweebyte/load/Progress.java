package io.tweebyte.load;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;

/**
 * One line that says what is going on and how long it will still take; written over
 * itself on a terminal, and left out where the output goes elsewhere.
 */
class Progress {

	private static final String TO_LINE_START_AND_ERASE = "\r\033[K";

	private final PrintWriter out;

	private final boolean terminal;

	private final Instant end;

	/**
	 * @param terminal whether somebody looks on
	 * @param expected how long all of it will take
	 */
	Progress(PrintWriter out, boolean terminal, Duration expected) {
		this.out = out;
		this.terminal = terminal;
		this.end = Instant.now().plus(expected);
	}

	/**
	 * Says something that stays.
	 */
	void say(String line) {
		this.out.println((this.terminal ? TO_LINE_START_AND_ERASE : "") + line);
		this.out.flush();
	}

	/**
	 * Says what is going on just now.
	 */
	void working(String what) {
		if (this.terminal) {
			this.out.print(TO_LINE_START_AND_ERASE + what + left());
			this.out.flush();
		}
	}

	private String left() {
		long seconds = Math.max(0, Duration.between(Instant.now(), this.end).toSeconds());
		return (seconds == 0) ? ", nearly done" : ", about %d:%02d left".formatted(seconds / 60, seconds % 60);
	}

}
