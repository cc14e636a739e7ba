package io.tweebyte.lab.source;

import java.util.function.Supplier;

/** How many of the numbers are refused. */
public enum Refusals {

	NONE(0, Refusal::untraced), ONE_PERCENT(1, Refusal::untraced), HALF(50, Refusal::untraced),
	ALL(100, Refusal::untraced), ALL_TRACED(100, Refusal::new);

	private static final int ALL_PERCENT = 100;

	private final int percent;

	private final Supplier<Refusal> refusal;

	Refusals(int percent, Supplier<Refusal> refusal) {
		this.percent = percent;
		this.refusal = refusal;
	}

	/** Returns the number, or fails with a {@link Refusal}. */
	public Long accept(Long number) {
		// drawn numbers are spread evenly
		if (Math.floorMod(number, ALL_PERCENT) < this.percent) {
			throw this.refusal.get();
		}
		return number;
	}

}
