package io.tweebyte.measuring.profile;

import java.time.Duration;
import java.time.Instant;

/** A span of time. */
public record TimeSpan(Instant begin, Instant end) {

	boolean contains(Instant instant) {
		return !instant.isBefore(this.begin) && instant.isBefore(this.end);
	}

	/** Returns the milliseconds in common with another one. */
	double overlap(Instant otherBegin, Instant otherEnd) {
		Instant from = this.begin.isAfter(otherBegin) ? this.begin : otherBegin;
		Instant to = this.end.isBefore(otherEnd) ? this.end : otherEnd;
		return Math.max(0, Duration.between(from, to).toNanos() / 1e6);
	}

}
