package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

import io.tweebyte.load.plan.Slot;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.measuring.stats.PairedRatio;

/** The measured rounds of one block, and the ratios within them. */
public final class BlockRounds {

	private final List<Round> rounds;

	private final List<SliceRecord> slices;

	private final boolean disturbedStay;

	/**
	 * @param slices of a run; those of other blocks are left out
	 */
	public BlockRounds(List<SliceRecord> slices, String block) {
		List<SliceRecord> own = slices.stream().filter((slice) -> slice.block().equals(block)).toList();
		List<SliceRecord> measured = own.stream().filter((slice) -> slice.phase() == Phase.MEASURED).toList();
		// a backend that fails from the beginning is never measured
		this.slices = measured.isEmpty() ? own : measured;
		List<Round> all = new ArrayList<>();
		measured.stream()
			.collect(Collectors.groupingBy(SliceRecord::start, TreeMap::new,
					Collectors.groupingBy(SliceRecord::round, TreeMap::new, Collectors.toList())))
			.forEach((start, rounds) -> rounds.forEach((round, members) -> all.add(new Round(start, members))));
		List<Round> calm = all.stream().filter((round) -> !Exclusions.isDisturbed(round.slices())).toList();
		this.disturbedStay = all.size() - calm.size() > Exclusions.MOST_DISTURBED * all.size();
		this.rounds = this.disturbedStay ? all : calm;
	}

	/** Returns whether there were too many disturbed rounds to leave them out. */
	public boolean disturbedStay() {
		return this.disturbedStay;
	}

	/**
	 * Returns the measured slices of a backend, whether they count or not; those of the
	 * warm-up where none was measured.
	 */
	public List<SliceRecord> slices(String backend) {
		return this.slices.stream().filter((slice) -> slice.backend().equals(backend)).toList();
	}

	public List<SliceRecord> counted(String backend) {
		return this.rounds.stream()
			.flatMap((round) -> round.slices().stream())
			.filter((slice) -> slice.backend().equals(backend) && counts(slice))
			.toList();
	}

	/** Returns how often which reason excluded a slice. */
	public Map<String, Long> exclusions() {
		return this.slices.stream()
			.flatMap((slice) -> Exclusions.reason(slice).stream())
			.collect(Collectors.groupingBy((reason) -> reason, TreeMap::new, Collectors.counting()));
	}

	/**
	 * Compares two backends within rounds.
	 * @param figure of a slice, which is divided by its requests
	 * @return empty when no round has both
	 */
	public Optional<PairedRatio> ratio(String backend, String reference, ToDoubleFunction<SliceRecord> figure,
			long seed) {
		return ratio((slice) -> slice.backend().equals(backend), (slice) -> slice.backend().equals(reference), figure,
				seed);
	}

	/** Compares the CPU per request of two backends within rounds. */
	public Optional<PairedRatio> ratio(String backend, String reference, long seed) {
		return ratio(backend, reference, SliceRecord::work, seed);
	}

	/** Compares each round's twin with its backend. */
	public Optional<PairedRatio> itself(long seed) {
		return ratio(itselfByStart(), seed);
	}

	/** Returns the ratios of twins by start. */
	Map<Integer, List<Double>> itselfByStart() {
		Map<Integer, List<Double>> ratios = new TreeMap<>();
		for (Round round : this.rounds) {
			round.slices().stream().filter(SliceRecord::twin).forEach((twin) -> {
				double ratio = round.mean((slice) -> slice == twin, SliceRecord::work) / round.mean(
						(slice) -> !slice.twin() && Slot.isTwinOf(twin.backend(), slice.backend()), SliceRecord::work);
				add(ratios, round.start(), ratio);
			});
		}
		return ratios;
	}

	private Optional<PairedRatio> ratio(Predicate<SliceRecord> numerator, Predicate<SliceRecord> denominator,
			ToDoubleFunction<SliceRecord> figure, long seed) {
		Map<Integer, List<Double>> ratios = new TreeMap<>();
		this.rounds.forEach(
				(round) -> add(ratios, round.start(), round.mean(numerator, figure) / round.mean(denominator, figure)));
		return ratio(ratios, seed);
	}

	private static void add(Map<Integer, List<Double>> ratios, int start, double ratio) {
		if (Double.isFinite(ratio) && ratio > 0) {
			ratios.computeIfAbsent(start, (key) -> new ArrayList<>()).add(ratio);
		}
	}

	static Optional<PairedRatio> ratio(Map<Integer, List<Double>> byStart, long seed) {
		List<double[]> starts = byStart.values()
			.stream()
			.map((ratios) -> ratios.stream().mapToDouble(Double::doubleValue).toArray())
			.toList();
		return starts.isEmpty() ? Optional.empty() : Optional.of(PairedRatio.of(starts, seed));
	}

	private static boolean counts(SliceRecord slice) {
		return Exclusions.reason(slice).isEmpty();
	}

	private record Round(int start, List<SliceRecord> slices) {

		/** {@code NaN} unless all slices that are meant are there and count. */
		double mean(Predicate<SliceRecord> which, ToDoubleFunction<SliceRecord> figure) {
			List<SliceRecord> meant = this.slices.stream().filter(which).toList();
			if (meant.isEmpty() || !meant.stream().allMatch(BlockRounds::counts)) {
				return Double.NaN;
			}
			return meant.stream()
				.mapToDouble((slice) -> figure.applyAsDouble(slice) / slice.load().requests())
				.average()
				.orElseThrow();
		}

	}

}
