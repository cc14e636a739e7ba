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

	private final PrintWriter out;

	private final PrintWriter err;

	private final Ansi colours;

	public Terminal(PrintWriter out, PrintWriter err, Ansi colours) {
		this.out = out;
		this.err = err;
		this.colours = colours;
	}

	/**
	 * Prints a line of the result.
	 * @param markup text, with picocli's marks for colours
	 */
	public void print(String markup) {
		this.out.println(this.colours.string(markup));
		this.out.flush();
	}

	/** Prints a line of a file as it is. */
	public void raw(String line) {
		this.out.println(line);
		this.out.flush();
	}

	public void progress(String line) {
		this.err.println(this.colours.string("@|faint   " + line + "|@"));
		this.err.flush();
	}

	public void failure(String message) {
		String[] lines = message.split("\\R", 2);
		this.err.println(this.colours.string("@|bold,red tweebyte:|@ ") + lines[0]);
		if (lines.length > 1) {
			this.err.println(lines[1]);
		}
		this.err.flush();
	}

}
