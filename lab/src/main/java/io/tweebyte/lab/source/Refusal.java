package io.tweebyte.lab.source;

import java.util.concurrent.CompletionException;

/**
 * A failure that is expected. Without a stack trace, which would cost more than all else;
 * and of the kind that a future does not wrap in another one, which would have it.
 */
public final class Refusal extends CompletionException {

	/** What takes the place of what is refused. */
	public static final Long REPLACEMENT = -1L;

	public Refusal() {
		super("An odd number", null);
	}

	@Override
	public synchronized Throwable fillInStackTrace() {
		return this;
	}

	/** Returns the number, or fails when it is odd. */
	public static Long even(Long number) {
		if (number % 2 != 0) {
			throw new Refusal();
		}
		return number;
	}

}
