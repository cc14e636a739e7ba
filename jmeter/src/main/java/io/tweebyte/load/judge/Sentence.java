package io.tweebyte.load.judge;

import io.tweebyte.measuring.stats.Interval;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;
import org.springframework.util.StringUtils;

/** Says a comparison in one sentence of plain English. */
public final class Sentence {

	private Sentence() {
	}

	/** Returns the sentence, which may name the number of users. */
	public static String of(Comparison comparison, boolean users) {
		String request = comparison.block().scenario().noun()
				+ (users ? " with " + comparison.block().users() + " users" : "");
		if (!comparison.isCompared()) {
			return "%s and %s are not compared for %s: %s.".formatted(StringUtils.capitalize(comparison.backend()),
					comparison.reference(), request,
					comparison.reason().isEmpty() ? "no round counts" : comparison.reason());
		}
		PairedRatio ratio = comparison.ratio().get();
		return switch (comparison.verdict()) {
			case CLAIM -> difference(comparison, ratio, request);
			case INDICATED -> difference(comparison, ratio, request) + " Indicated.";
			case EQUAL -> "%s and %s need the same CPU per request within 5 %% for %s (95 %%: %s).".formatted(
					StringUtils.capitalize(comparison.backend()), comparison.reference(), request,
					signed(ratio.interval()));
			default -> open(comparison, ratio, request);
		};
	}

	/** Returns a sentence about two knees. */
	public static String of(Knee.Ratio knee) {
		PairedRatio ratio = knee.ratio();
		String backend = StringUtils.capitalize(knee.backend());
		String request = "%s for %s (knee".formatted(knee.reference(), knee.block().scenario().noun());
		if (knee.isOpen()) {
			return "Undecided: %s serves between %s and %s requests per second than %s).".formatted(knee.backend(),
					moreOrLess(ratio.interval().low(), "fewer"), moreOrLess(ratio.interval().high(), "fewer"), request);
		}
		boolean more = ratio.value() > 1;
		return "%s serves %d %% %s requests per second than %s%s). Indicated%s.".formatted(backend,
				Math.abs(percent(ratio.value())), more ? "more" : "fewer", request,
				ratio.shownInterval().map((interval) -> "; 95 %: " + range(interval, more)).orElse(""),
				ratio.shownInterval().isEmpty() ? " by one start" : "");
	}

	private static String range(Interval interval, boolean more) {
		long low = more ? percent(interval.low()) : -percent(interval.high());
		long high = more ? percent(interval.high()) : -percent(interval.low());
		return "%d to %d %%".formatted(low, high);
	}

	private static String difference(Comparison comparison, PairedRatio ratio, String request) {
		boolean more = ratio.value() > 1;
		return "%s needs %d %% %s CPU per request than %s for %s (95 %%: %s).".formatted(
				StringUtils.capitalize(comparison.backend()), Math.abs(percent(ratio.value())), more ? "more" : "less",
				comparison.reference(), request, range(ratio.interval(), more));
	}

	private static String open(Comparison comparison, PairedRatio ratio, String request) {
		return "Undecided: %s needs between %s and %s CPU per request than %s for %s%s.".formatted(comparison.backend(),
				moreOrLess(ratio.interval().low(), "less"), moreOrLess(ratio.interval().high(), "less"),
				comparison.reference(), request,
				(comparison.verdict() == Verdict.OPEN && ratio.interval().contains(1)) ? "" : ", after too few rounds");
	}

	private static String signed(Interval interval) {
		return "%+d to %+d %%".formatted(percent(interval.low()), percent(interval.high()));
	}

	private static String moreOrLess(double ratio, String less) {
		return "%d %% %s".formatted(Math.abs(percent(ratio)), (ratio >= 1) ? "more" : less);
	}

	private static long percent(double ratio) {
		return Math.round((ratio - 1) * 100);
	}

}
