package io.tweebyte.launcher.workspace;

import java.io.PrintWriter;

import picocli.CommandLine.Help.Ansi;

/**
 * What commands print: results to the output, progress and failures to the error stream;
 * colours on a terminal only.
 */
public final class Terminal {

	/** The exit code of a command that failed. */
	public static final int FAILED = 1;

	/** How a line begins that says what is waited for. */
	public static final String WAITING = "waiting for ";

	/** To the begin of the line, and erase it. */
	private static final String REPLACE = "\r\u001b[K";

	private final PrintWriter out;

	private final PrintWriter err;

	private final Ansi colours;

	private boolean waiting;

	public Terminal(PrintWriter out, PrintWriter err, Ansi colours) {
		this.out = out;
		this.err = err;
		this.colours = colours;
	}

	/** Prints a line of the result, with picocli's marks for colours. */
	public synchronized void print(String markup) {
		replaceWaiting();
		this.out.println(this.colours.string(markup));
		this.out.flush();
	}

	/** Prints a line of a file as it is. */
	public void raw(String line) {
		this.out.println(line);
		this.out.flush();
	}

	/**
	 * Prints a line of progress. On a terminal one that begins with {@link #WAITING} is
	 * replaced by the next line.
	 */
	public synchronized void progress(String line) {
		String text = this.colours.string("@|faint   " + line + "|@");
		if (this.colours.enabled() && line.startsWith(WAITING)) {
			this.err.print(REPLACE + text);
			this.waiting = true;
		}
		else {
			replaceWaiting();
			this.err.println(text);
		}
		this.err.flush();
	}

	private void replaceWaiting() {
		if (this.waiting) {
			this.err.print(REPLACE);
			this.err.flush();
			this.waiting = false;
		}
	}

	public synchronized void failure(String message) {
		replaceWaiting();
		String[] lines = message.split("\\R", 2);
		this.err.println(this.colours.string("@|bold,red tweebyte:|@ ") + lines[0]);
		if (lines.length > 1) {
			this.err.println(lines[1]);
		}
		this.err.flush();
	}

}
