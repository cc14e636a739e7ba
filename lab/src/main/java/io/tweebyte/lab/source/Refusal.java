package io.tweebyte.lab.source;

import java.util.concurrent.CompletionException;

/**
 * A failure that is expected, with a stack trace. It is of the kind that a future does
 * not wrap in another one.
 */
public class Refusal extends CompletionException {

	/** What takes the place of what is refused. */
	public static final Long REPLACEMENT = -1L;

	Refusal() {
		super("A number is refused", null);
	}

	/** Returns one without a stack trace, which would cost more than all else. */
	static Refusal untraced() {
		return new Untraced();
	}

	private static final class Untraced extends Refusal {

		@Override
		public synchronized Throwable fillInStackTrace() {
			return this;
		}

	}

}
