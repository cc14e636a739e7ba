package io.tweebyte.load.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;

/**
 * One line that says what is going on and how long it will still take; written over
 * itself on a terminal, and left out where the output goes elsewhere.
 */
public class Progress {

	private static final String TO_LINE_START_AND_ERASE = "\r\033[K";

	private final PrintWriter out;

	private final boolean terminal;

	private Instant end;

	/**
	 * @param terminal whether somebody looks on
	 * @param expected how long all of it will take
	 */
	public Progress(PrintWriter out, boolean terminal, Duration expected) {
		this.out = out;
		this.terminal = terminal;
		this.end = Instant.now().plus(expected);
	}

	/**
	 * Corrects how long the rest will take.
	 */
	public void expect(Duration rest) {
		this.end = Instant.now().plus(rest);
	}

	/**
	 * How long the rest will take, in words.
	 */
	public String left() {
		long seconds = Math.max(0, Duration.between(Instant.now(), this.end).toSeconds());
		return (seconds == 0) ? "nearly done"
				: "about " + ((seconds < 3600) ? "%d:%02d min".formatted(seconds / 60, seconds % 60)
						: "%d:%02d h".formatted(seconds / 3600, seconds / 60 % 60)) + " left";
	}

	/**
	 * Says something that stays.
	 */
	public void say(String line) {
		this.out.println((this.terminal ? TO_LINE_START_AND_ERASE : "") + line);
		this.out.flush();
	}

	/**
	 * Says what is going on just now.
	 */
	public void working(String what) {
		if (this.terminal) {
			this.out.print(TO_LINE_START_AND_ERASE + what + ", " + left());
			this.out.flush();
		}
	}

}
