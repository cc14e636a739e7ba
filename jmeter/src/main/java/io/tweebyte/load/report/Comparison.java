package io.tweebyte.load.report;

import io.tweebyte.load.stats.Ratio;

/**
 * One figure of two subjects at the same load.
 *
 * @param place the load
 * @param figure the figure
 * @param numerator the subject whose figure stands above
 * @param denominator the subject whose figure stands below
 * @param ratio the one by the other
 * @param counted cells of the side that is ahead, as far as they count
 * @param tried all cells of that side
 * @param verdict what may be said of it
 */
public record Comparison(Place place, Figure figure, Subject numerator, Subject denominator, Ratio ratio, int counted,
		int tried, Verdict verdict) {

	/** Whoever has the better median. */
	Subject ahead() {
		return ahead(this.figure, this.numerator, this.denominator, this.ratio);
	}

	static Subject ahead(Figure figure, Subject numerator, Subject denominator, Ratio ratio) {
		return (ratio.value() < 1 == figure.lessIsBetter()) ? numerator : denominator;
	}

	/** The subjects as a fraction. */
	String sides() {
		return this.numerator.label() + " / " + this.denominator.label();
	}

	/** What may be said of it, in words. */
	String words() {
		String lead = ahead().label() + " by " + Numbers.percent(this.ratio.lead() - 1);
		return switch (this.verdict) {
			case LEADS -> lead;
			case NOT_SHOWN -> "no difference shown";
			case WITHIN_BAND -> "within the A/A band";
			case INDICATED -> lead + ", indicated";
			case SEEN_ONCE -> lead + ", seen once";
			case DESCRIBED -> lead + ", no claim";
			case UNRANKED -> "not ranked";
			case SURVIVORS -> "%s: %d of %d count: wins nothing".formatted(ahead().label(), this.counted, this.tried);
			case NOT_COMPARABLE -> "not comparable";
		};
	}

}
