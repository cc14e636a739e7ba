package io.tweebyte.lab.source;

/** A failure that is expected. Without a stack trace, which would cost more than all else. */
public final class Refusal extends RuntimeException {

	/** What takes the place of what is refused. */
	public static final Long REPLACEMENT = -1L;

	public Refusal() {
		super("An odd number", null, false, false);
	}

	/** Returns the number, or fails when it is odd. */
	public static Long even(Long number) {
		if (number % 2 != 0) {
			throw new Refusal();
		}
		return number;
	}

}
