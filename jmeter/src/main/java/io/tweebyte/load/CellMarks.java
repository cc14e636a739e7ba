package io.tweebyte.load;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.Change;
import io.tweebyte.load.stats.Series;
import io.tweebyte.load.stats.Window;

/**
 * Says why a cell that counts is invalid for ranking: its throughput and latencies may be
 * the doing of something else than the backend. What each process used for a request is
 * not touched by that.
 */
class CellMarks {

	/** A generator that takes more of the machine than this is what is being measured. */
	private static final double GREATEST_GENERATOR_SHARE = 0.4;

	/**
	 * A backend this near to what the generator can do at all may have been held up by
	 * it.
	 */
	private static final double GENERATOR_MARGIN = 1.5;

	/**
	 * Strangers that take more of the machine than this may have moved throughput and
	 * latency.
	 */
	private static final double GREATEST_STRANGERS_SHARE = 0.1;

	private static final double GREATEST_STEAL = 0.05;

	/** A machine short of memory waits for its disk, whatever is measured. */
	private static final double GREATEST_MEMORY_PRESSURE = 0.01;

	private static final double MISSED_ARRIVALS = 0.02;

	/**
	 * Standard errors: arrivals come at random, and few of them are never just so many.
	 */
	private static final double CHANCE = 3;

	/**
	 * What costs the generator as much as the stub's summaries; what longer answers cost
	 * shows in its share.
	 */
	private static final Set<Scenario> SHORT_ANSWERS = EnumSet.of(Scenario.USER_SUMMARY, Scenario.FOLLOW,
			Scenario.TWEET_UPDATE);

	/** By how much a reading of CPU time may be wrong. */
	private static final double TICK_MILLIS = 10;

	private final OptionalDouble generatorLimit;

	/**
	 * @param generatorLimit requests with short answers a second that the generator and a
	 * stub reach together, empty when not known
	 */
	CellMarks(OptionalDouble generatorLimit) {
		this.generatorLimit = generatorLimit;
	}

	/**
	 * Why the cell does not rank, empty when it does.
	 */
	List<String> of(CellResult result, Recording recording) {
		List<String> marks = new ArrayList<>();
		CellFigures figures = result.figures().orElseThrow();
		Conditions conditions = result.conditions().orElseThrow();
		if (result.generatorShare() > GREATEST_GENERATOR_SHARE) {
			marks.add("the generator took %.0f %% of the machine".formatted(result.generatorShare() * 100));
		}
		if (SHORT_ANSWERS.contains(result.cell().scenario()) && this.generatorLimit.isPresent()
				&& figures.throughput() * GENERATOR_MARGIN > this.generatorLimit.getAsDouble()) {
			marks.add("within 1.5x of the %.0f requests/s that JMeter and a stub reach together"
				.formatted(this.generatorLimit.getAsDouble()));
		}
		conditions.arrivals()
			.filter((rate) -> missed(rate, result, recording))
			.ifPresent((rate) -> marks.add("%.1f arrivals/s instead of %d".formatted(rate, result.cell().level())));
		if (result.strangersShare() > GREATEST_STRANGERS_SHARE) {
			marks.add("strangers took %.0f %% of the machine".formatted(result.strangersShare() * 100));
		}
		if (conditions.steal() > GREATEST_STEAL) {
			marks.add("other machines stole %.0f %% of this one's CPU time".formatted(conditions.steal() * 100));
		}
		steadiness(result, recording, marks);
		if (conditions.memoryPressure() > GREATEST_MEMORY_PRESSURE) {
			marks
				.add("something waited for memory in %.0f %% of the time".formatted(conditions.memoryPressure() * 100));
		}
		return marks;
	}

	private static void steadiness(CellResult result, Recording recording, List<String> marks) {
		Window window = result.window().orElseThrow();
		int users = (result.cell().model() == LoadModel.CLOSED) ? result.cell().level() : 0;
		Change throughput = Change.ofThroughput(recording.jtl().samples(), window, users);
		if (throughput.isGreat()) {
			marks.add(moved(throughput.percent() > 0, throughput, "requests/s"));
		}
		cost(result.cell().scenario(), recording, window, users).filter(Change::isGreat)
			.ifPresent((cost) -> marks.add(moved(cost.percent() < 0, cost, "CPU a request")));
	}

	private static String moved(boolean better, Change change, String what) {
		return "%s: %.0f %% %s %s in the second half of the window".formatted(
				better ? CellResult.STILL_WARMING : CellResult.NOT_STEADY, Math.abs(change.percent()),
				(change.percent() > 0) ? "more" : "less", what);
	}

	/** Of all that have part in an answer; empty where one of them is not watched. */
	private static Optional<Change> cost(Scenario scenario, Recording recording, Window window, int users) {
		List<Series> clocks = new ArrayList<>();
		recording.observations().forEach((name, observation) -> {
			if (scenario.asks(name)) {
				clocks.add(observation.cpu());
			}
		});
		double first = used(clocks, window.firstHalf());
		double second = used(clocks, window.secondHalf());
		return (first > 0 && second > 0) ? Optional
			.of(Change.ofCost(recording.jtl().samples(), window, first, second, clocks.size() * TICK_MILLIS, users))
				: Optional.empty();
	}

	private static double used(List<Series> clocks, Window half) {
		return clocks.stream().mapToDouble((clock) -> clock.increase(half).orElse(Double.NaN)).sum();
	}

	/**
	 * What a reader should know besides.
	 */
	List<String> notes(CellResult result) {
		List<String> notes = new ArrayList<>();
		CellFigures figures = result.figures().orElseThrow();
		Conditions conditions = result.conditions().orElseThrow();
		if (!conditions.warm()) {
			notes.add("not flat after %.0f s of warm-up".formatted(conditions.warmUp()));
		}
		if (figures.errors() > 0) {
			notes.add("%d of %d requests failed: %s".formatted(figures.errors(), figures.requests(),
					figures.errorKinds()));
		}
		return notes;
	}

	/** All that were due since the first, those of the warm-up too. */
	private static boolean missed(double rate, CellResult result, Recording recording) {
		int wanted = result.cell().level();
		long due = result.window().orElseThrow().to() - recording.jtl().samples().first().getAsLong();
		double chance = CHANCE / Math.sqrt(wanted * due / 1000.0);
		return Math.abs(rate / wanted - 1) > MISSED_ARRIVALS + chance;
	}

}
