package io.tweebyte.lab.source;

/** What numbers are turned into, in all styles alike. */
public final class Texts {

	private Texts() {
	}

	public static String hex(Long number) {
		return Long.toHexString(number);
	}

	public static String inBrackets(String text) {
		return "[" + text + "]";
	}

	/** Returns the number in hexadecimal, with as many exclamation marks. */
	public static String hex(Long number, int marks) {
		return hex(number) + "!".repeat(marks);
	}

}
