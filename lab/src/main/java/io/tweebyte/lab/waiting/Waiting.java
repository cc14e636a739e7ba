package io.tweebyte.lab.waiting;

import io.tweebyte.lab.work.Style;

/**
 * What many operations cost while they wait.
 *
 * @param count of operations that wait at the same time
 * @param answered those that came to their end
 * @param heap bytes of an operation that live in the middle of the wait
 * @param resident bytes of an operation by which the process has grown
 * @param threads that the process has more, platform threads alone
 * @param cpu nanoseconds of an operation, from its begin to its end
 */
public record Waiting(Style style, int count, int answered, double heap, double resident, int threads, double cpu) {
}
