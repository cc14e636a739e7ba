package io.tweebyte.load.run;

import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * How the time of a start after the warm-up is divided: rounds of users who wait, then
 * rates that may be too high, then latency at a common rate. All are times of
 * {@link System#nanoTime()}; a part that is left out begins when the next one does.
 */
record Schedule(long ratesBegin, long latencyBegin, long end) {

	private static final double LATENCY_SHARE = 0.25;

	/** With the fewest users, where claims are possible. */
	private static final double KNEE_SHARE = 0.3;

	/** Where requests are too many on purpose. */
	private static final double OVERLOAD_SHARE = 0.75;

	/**
	 * Divides the time.
	 * @param fewestUsers whether no other number of users is smaller
	 * @param cycle nanoseconds of a round of each block
	 * @param planned when it should be over
	 * @param latest when it must be over: used where so few rounds fit until then that
	 * nothing could be said
	 */
	static Schedule of(RunOrder order, boolean fewestUsers, long cycle, long now, long planned, long latest) {
		boolean mayClaim = order.starts() >= PairedRatio.CLAIM_STARTS;
		boolean needsMore = !order.isOverload() && !mayClaim && !suffices(order, cycle, planned - now);
		long end = needsMore ? latest : planned;
		long left = end - now;
		double rates = 0;
		if (order.isOverload()) {
			rates = OVERLOAD_SHARE;
		}
		else if (mayClaim && fewestUsers && suffices(order, cycle, (1 - KNEE_SHARE) * left)) {
			rates = KNEE_SHARE;
		}
		boolean hasLatency = !order.isOverload() && suffices(order, cycle, (1 - LATENCY_SHARE - rates) * left);
		long latencyBegin = end - (hasLatency ? (long) (LATENCY_SHARE * left) : 0);
		return new Schedule(latencyBegin - (long) (rates * left), latencyBegin, end);
	}

	/** Returns whether so many rounds fit that something can be said in the end. */
	private static boolean suffices(RunOrder order, long cycle, double nanos) {
		return nanos * order.starts() >= Judgement.MIN_ROUNDS * cycle;
	}

	boolean hasRates() {
		return this.ratesBegin < this.latencyBegin;
	}

	boolean hasLatency() {
		return this.latencyBegin < this.end;
	}

}
