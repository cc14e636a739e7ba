package io.tweebyte.lab.messages;

import io.tweebyte.lab.work.Style;

/**
 * What sending or receiving records has cost.
 *
 * @param role {@code send} or {@code receive}
 * @param inFlight how many were sent or handled at once
 * @param delayMillis that handling a record took
 * @param handled different records that were acknowledged, or handled
 * @param again records that were handled once more
 * @param perSecond records per second
 * @param cpu nanoseconds of CPU of a record, of this process alone
 */
public record Delivery(String role, Style style, int inFlight, long delayMillis, int handled, int again,
		double perSecond, double cpu) {
}
