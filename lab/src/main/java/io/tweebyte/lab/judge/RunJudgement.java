package io.tweebyte.lab.judge;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;

/**
 * Decides what may be said about pairs that were named before a run. All of them are
 * corrected together, and each is trusted by the A/A of its own workload.
 */
public final class RunJudgement {

	private final LabPreset preset;

	private final Figure figure;

	private final Map<StylePair, PairedRatio> measured = new HashMap<>();

	private final Map<String, Judgement> workloads = new HashMap<>();

	/**
	 * Corrects what was measured.
	 * @param named all pairs, measured or not
	 */
	public RunJudgement(Ratios ratios, Collection<StylePair> named) {
		this.preset = ratios.order().preset();
		this.figure = ratios.figure();
		named.forEach((pair) -> ratios.of(pair).ifPresent((ratio) -> this.measured.put(pair, ratio)));
		List<String> names = named.stream().map(StylePair::toString).distinct().toList();
		Map<String, PairedRatio> byName = this.measured.entrySet()
			.stream()
			.collect(Collectors.toMap((entry) -> entry.getKey().toString(), Map.Entry::getValue));
		named.stream()
			.flatMap(StylePair::workloads)
			.distinct()
			.forEach((workload) -> ratios.ofItself(workload)
				.ifPresent((itself) -> this.workloads.put(workload, new Judgement(itself, names, byName))));
	}

	/** Returns the ratio of a pair; empty when it was not measured or not named. */
	public Optional<PairedRatio> ratio(StylePair pair) {
		return Optional.ofNullable(this.measured.get(pair));
	}

	/**
	 * Judges a pair that was measured. Without an A/A of its workloads it is
	 * {@code OPEN}.
	 */
	public Verdict verdict(StylePair pair) {
		Set<Verdict> verdicts = pair.workloads().map((workload) -> verdict(pair, workload)).collect(Collectors.toSet());
		Verdict verdict = (verdicts.size() == 1) ? verdicts.iterator().next() : weakest(verdicts);
		return this.preset.allowsClaims() ? verdict : withoutClaim(verdict);
	}

	private Verdict verdict(StylePair pair, String workload) {
		return Optional.ofNullable(this.workloads.get(workload))
			.map((judgement) -> judgement.of(pair.toString(), this.measured.get(pair)))
			.orElse(Verdict.OPEN);
	}

	/** A pair of two workloads is trusted as far as both are. */
	private static Verdict weakest(Set<Verdict> verdicts) {
		return verdicts.contains(Verdict.CLAIM) && verdicts.contains(Verdict.INDICATED) ? Verdict.INDICATED
				: Verdict.OPEN;
	}

	/**
	 * The CPU of the JIT compiler, which short warm-ups do not leave out, makes styles
	 * look alike, but not their times where they wait.
	 */
	private Verdict withoutClaim(Verdict verdict) {
		return switch (verdict) {
			case CLAIM -> Verdict.INDICATED;
			case EQUAL -> (this.figure == Figure.TIME) ? Verdict.EQUAL : Verdict.OPEN;
			default -> verdict;
		};
	}

}
