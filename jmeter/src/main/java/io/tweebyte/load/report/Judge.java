package io.tweebyte.load.report;

import java.util.Optional;

import io.tweebyte.load.LoadModel;
import io.tweebyte.load.stats.Ratio;

/**
 * Decides what may be said of a difference.
 */
final class Judge {

	/** What chance does more often than this is not shown by a test. */
	private static final double SIGNIFICANT = 0.05;

	private Judge() {
	}

	/**
	 * The verdict on a ratio.
	 */
	static Verdict verdict(Place place, Figure figure, Ratio ratio, Evidence evidence) {
		if (!evidence.comparable()) {
			return Verdict.NOT_COMPARABLE;
		}
		if (!evidence.steady() || !evidence.ranked() && (figure.isLatency() || figure == Figure.THROUGHPUT)) {
			return Verdict.UNRANKED;
		}
		if (ratio.judged().spans(1)) {
			return Verdict.NOT_SHOWN;
		}
		if (evidence.band().filter((band) -> ratio.lead() <= band.factor()).isPresent()) {
			return Verdict.WITHIN_BAND;
		}
		if (!evidence.whole()) {
			return Verdict.SURVIVORS;
		}
		if (isSetByTheModel(figure, place.model())) {
			return Verdict.DESCRIBED;
		}
		return seen(ratio, evidence);
	}

	/**
	 * Two repeats a side are apart by chance in one case of three, five in one of 126.
	 */
	private static Verdict seen(Ratio ratio, Evidence evidence) {
		if (ratio.repeats() == 1) {
			return Verdict.SEEN_ONCE;
		}
		boolean shown = ratio.repeats() >= Ratio.ENOUGH && evidence.band().isPresent() && evidence.oneRun()
				&& evidence.corrected().orElse(0.0) < SIGNIFICANT;
		return shown ? Verdict.LEADS : Verdict.INDICATED;
	}

	/**
	 * Latency of a fixed number of users is what throughput leaves, and throughput at a
	 * fixed rate of arrivals is that rate.
	 */
	private static boolean isSetByTheModel(Figure figure, LoadModel model) {
		return (model == LoadModel.CLOSED) ? figure.isLatency() : figure == Figure.THROUGHPUT;
	}

	/**
	 * What a ratio is judged by, besides itself.
	 *
	 * @param band what a backend differs by from itself at that load, empty when no A/A
	 * cell tells
	 * @param whole whether all cells of the side that is ahead count
	 * @param ranked whether all cells may be ranked by throughput and latency
	 * @param steady whether no cell's window changed from its begin to its end
	 * @param oneRun whether both sides are of the same run
	 * @param comparable whether both were measured on such a machine, with such data and
	 * times
	 * @param corrected the corrected p-value of the test that was named beforehand, empty
	 * where none was
	 */
	record Evidence(Optional<Band> band, boolean whole, boolean ranked, boolean steady, boolean oneRun,
			boolean comparable, Optional<Double> corrected) {
	}

}
