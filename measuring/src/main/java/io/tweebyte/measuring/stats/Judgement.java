package io.tweebyte.measuring.stats;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides what may be said about the ratios of a run. Only comparisons that were named
 * beforehand can become claims; the others are indicated at most.
 */
public final class Judgement {

	/** With fewer rounds the bootstrap's interval is too narrow to be used. */
	public static final int MIN_ROUNDS = 8;

	/** Ratios that are equal for practical purposes. */
	public static final Interval EQUALITY = new Interval(0.95, 1.05);

	private static final double SIGNIFICANT = 0.05;

	private final boolean trusted;

	private final Map<String, Double> adjusted = new HashMap<>();

	/**
	 * Corrects the primary comparisons.
	 * @param itself the A/A: the ratio of a thing to itself
	 * @param primaries names of the comparisons named beforehand
	 * @param measured the ratios of those that were measured; the others count in the
	 * correction as if they had shown nothing
	 */
	public Judgement(PairedRatio itself, List<String> primaries, Map<String, PairedRatio> measured) {
		this.trusted = isTrusted(itself);
		double[] p = primaries.stream()
			.mapToDouble((name) -> measured.containsKey(name) ? measured.get(name).p() : 1)
			.toArray();
		double[] corrected = Holm.adjust(p);
		for (int place = 0; place < p.length; place++) {
			this.adjusted.put(primaries.get(place), corrected[place]);
		}
	}

	/**
	 * Returns whether an A/A allows claims: its 99 % interval contains 1.
	 */
	public static boolean isTrusted(PairedRatio itself) {
		return itself.interval99().contains(1);
	}

	/**
	 * Judges a ratio of two sides that did equal work without errors.
	 * @param name of the comparison, by which its correction is found
	 * @return {@code CLAIM}, {@code INDICATED}, {@code EQUAL} or {@code OPEN}. A small
	 * difference within the bounds of equality is {@code EQUAL} even if it is
	 * significant.
	 */
	public Verdict of(String name, PairedRatio ratio) {
		if (ratio.rounds() < MIN_ROUNDS) {
			return Verdict.OPEN;
		}
		if (this.trusted && ratio.interval90().isWithin(EQUALITY)) {
			return Verdict.EQUAL;
		}
		if (ratio.interval().contains(1)) {
			return Verdict.OPEN;
		}
		return (this.trusted && isShown(name, ratio)) ? Verdict.CLAIM : Verdict.INDICATED;
	}

	private boolean isShown(String name, PairedRatio ratio) {
		return ratio.starts() >= PairedRatio.CLAIM_STARTS && this.adjusted.getOrDefault(name, 1.0) < SIGNIFICANT;
	}

}
