package io.tweebyte.load.report;

import java.util.Optional;

import io.tweebyte.load.LoadModel;
import io.tweebyte.load.stats.Ratio;

/**
 * Decides what may be said of a difference.
 */
final class Judge {

	private Judge() {
	}

	/**
	 * The verdict on a ratio.
	 * @param band what a backend differs by from itself, empty when no A/A cell tells
	 * @param errors whether the side that is ahead has too many errors
	 * @param ranked whether all cells may be ranked by throughput and latency
	 */
	static Verdict verdict(Place place, Figure figure, Ratio ratio, Optional<Band> band, boolean errors,
			boolean ranked) {
		if (errors) {
			return Verdict.ERRORS;
		}
		if (!ranked && (figure.isLatency() || figure == Figure.THROUGHPUT)) {
			return Verdict.UNRANKED;
		}
		if (ratio.judged().spans(1)) {
			return Verdict.NOT_SHOWN;
		}
		if (band.isPresent() && ratio.lead() <= band.get().factor()) {
			return Verdict.WITHIN_BAND;
		}
		if (isSetByTheModel(figure, place.model())) {
			return Verdict.DESCRIBED;
		}
		return (band.isEmpty() || ratio.repeats() == 1) ? Verdict.INDICATED : Verdict.LEADS;
	}

	/**
	 * Latency of a fixed number of users is what throughput leaves, and throughput at a
	 * fixed rate of arrivals is that rate.
	 */
	private static boolean isSetByTheModel(Figure figure, LoadModel model) {
		return (model == LoadModel.CLOSED) ? figure.isLatency() : figure == Figure.THROUGHPUT;
	}

}
