package io.tweebyte.load.cli;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;

import io.tweebyte.load.run.RunProgress;

/**
 * Progress with the time used so far: on a terminal, what is going on just now is written
 * over itself.
 */
final class TerminalProgress implements RunProgress {

	private static final String TO_LINE_START_AND_ERASE = "\r\033[K";

	private static final int SECONDS_PER_MINUTE = 60;

	private final PrintWriter out;

	private final boolean terminal;

	private final long seconds;

	private long begin = System.nanoTime();

	/**
	 * @param seconds the limit of the run
	 */
	TerminalProgress(PrintWriter out, boolean terminal, long seconds) {
		this.out = out;
		this.terminal = terminal;
		this.seconds = seconds;
	}

	/** Lets time count from now on, and returns {@link System#nanoTime()}. */
	long begin() {
		this.begin = System.nanoTime();
		return this.begin;
	}

	@Override
	public void say(String line) {
		this.out.println((this.terminal ? TO_LINE_START_AND_ERASE : "") + line);
		this.out.flush();
	}

	@Override
	public void working(String what) {
		if (this.terminal) {
			long used = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - this.begin);
			this.out.print(TO_LINE_START_AND_ERASE + time(used) + " of " + time(this.seconds) + " · " + what);
			this.out.flush();
		}
	}

	private static String time(long seconds) {
		return "%d:%02d".formatted(seconds / SECONDS_PER_MINUTE, seconds % SECONDS_PER_MINUTE);
	}

}
