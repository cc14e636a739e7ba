package io.tweebyte.lab.waiting;

import java.util.Locale;

import io.tweebyte.lab.work.Style;

/**
 * What many operations cost while they wait.
 *
 * @param count of operations that wait at the same time
 * @param early those that had ended when heap, memory and threads were read
 * @param completed those that came to their end
 * @param heap bytes of an operation that live in the middle of the wait
 * @param resident bytes of an operation by which the process has grown
 * @param threads that the process has more, platform threads alone
 * @param cpu nanoseconds of an operation, from its begin to its end
 */
public record Waiting(Style style, int count, int early, int completed, double heap, double resident, int threads,
		double cpu) {

	/** Returns why the figures cannot be used; empty when they can. */
	String fault() {
		return (this.early == 0) ? ""
				: String.format(Locale.ROOT, "%,d of %,d operations of %s had ended before the heap was read. "
						+ "This machine needs a smaller --count.", this.early, this.count, this.style.label());
	}

}
