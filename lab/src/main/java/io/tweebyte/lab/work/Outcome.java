package io.tweebyte.lab.work;

import java.util.Locale;

/**
 * What a run has done. Two styles of a workload are compared only if all of it is equal.
 *
 * @param taken items that were taken from the source
 * @param delivered items that reached the end
 * @param digest of what was delivered
 * @param open files or calls that were opened and not ended
 */
public record Outcome(long taken, long delivered, long digest, int open) {

	/** Returns it as a text that {@link #of} reads. */
	public String text() {
		return "%d %d %d %d".formatted(this.taken, this.delivered, this.digest, this.open);
	}

	/**
	 * Reads what {@link #text} has written.
	 * @throws NumberFormatException when it is something else
	 */
	public static Outcome of(String text) {
		String[] parts = text.split(" ");
		return new Outcome(Long.parseLong(parts[0]), Long.parseLong(parts[1]), Long.parseLong(parts[2]),
				Integer.parseInt(parts[3]));
	}

	/** Returns how this differs from what is expected; empty when it does not. */
	public String differenceTo(Outcome expected) {
		StringBuilder text = new StringBuilder();
		add(text, "took", this.taken, expected.taken, "items");
		add(text, "delivered", this.delivered, expected.delivered, "items");
		add(text, "left", this.open, expected.open, "files or calls open");
		if (text.isEmpty() && this.digest != expected.digest) {
			text.append("delivered other items, or in another order");
		}
		return text.toString();
	}

	private static void add(StringBuilder text, String verb, long actual, long expected, String what) {
		if (actual != expected) {
			text.append(text.isEmpty() ? "" : ", ")
				.append(String.format(Locale.ROOT, "%s %,d %s instead of %,d", verb, actual, what, expected));
		}
	}

}
