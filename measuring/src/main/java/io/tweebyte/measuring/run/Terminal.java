package io.tweebyte.measuring.run;

import java.io.Console;

/** The terminal that a command runs on, if there is one. */
public final class Terminal {

	/** To the begin of the line, and erase it. */
	private static final String REPLACE = "\r\033[K";

	private static final boolean PRESENT = isTerminal(System.console());

	private Terminal() {
	}

	/** Returns whether input and output are a terminal. */
	public static boolean isPresent() {
		return PRESENT;
	}

	private static boolean isTerminal(Console console) {
		if (console == null) {
			return false;
		}
		try {
			// from JDK 22 on, there may be a console without a terminal
			return (boolean) Console.class.getMethod("isTerminal").invoke(console);
		}
		catch (NoSuchMethodException ex) {
			return true;
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Shows a line in place of the one before, on a terminal alone; an empty one clears
	 * it.
	 */
	public static void progress(String line) {
		if (PRESENT) {
			System.out.print(REPLACE + line);
			System.out.flush();
		}
	}

}
