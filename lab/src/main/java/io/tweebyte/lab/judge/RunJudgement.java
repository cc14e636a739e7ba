package io.tweebyte.lab.judge;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;

/**
 * Decides what may be said about pairs that were named before a run. All of them are
 * corrected together, and each is trusted by the A/A of its own workload.
 */
public final class RunJudgement {

	private static final Set<String> WAITING = Set.of(Workloads.CALLS, Workloads.MESSAGES);

	private final LabPreset preset;

	private final Figure figure;

	private final Map<StylePair, PairedRatio> measured = new HashMap<>();

	private final Map<String, Judgement> workloads = new HashMap<>();

	private final Set<String> trusted = new HashSet<>();

	/**
	 * Corrects what was measured.
	 * @param named all pairs, measured or not
	 */
	public RunJudgement(Ratios ratios, Collection<StylePair> named) {
		this.preset = ratios.order().preset();
		this.figure = ratios.figure();
		Ratios family = ratios.ofFamily(named.size());
		named.forEach((pair) -> family.of(pair).ifPresent((ratio) -> this.measured.put(pair, ratio)));
		List<String> names = named.stream().map(StylePair::toString).distinct().toList();
		Map<String, PairedRatio> byName = this.measured.entrySet()
			.stream()
			.collect(Collectors.toMap((entry) -> entry.getKey().toString(), Map.Entry::getValue));
		named.stream()
			.flatMap(StylePair::workloads)
			.distinct()
			.forEach((workload) -> ratios.ofItself(workload).ifPresent((itself) -> {
				this.workloads.put(workload, new Judgement(itself, names, byName));
				if (Judgement.isTrusted(itself)) {
					this.trusted.add(workload);
				}
			}));
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
		return this.preset.allowsClaims() ? verdict : withoutClaim(pair, verdict);
	}

	/**
	 * Returns whether the second style of a pair needs at most 5 % more than the first
	 * one: the 90 % interval, whose upper end is that of a one-sided test at 5 %, ends
	 * below that.
	 */
	public boolean isAtMost(StylePair pair) {
		return pair.workloads().allMatch(this.trusted::contains) && showsEquality(pair)
				&& ratio(pair).filter((ratio) -> ratio.rounds() >= Judgement.MIN_ROUNDS)
					.filter((ratio) -> ratio.interval90().high() < Judgement.EQUALITY.high())
					.isPresent();
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

	private Verdict withoutClaim(StylePair pair, Verdict verdict) {
		return switch (verdict) {
			case CLAIM -> Verdict.INDICATED;
			case EQUAL -> showsEquality(pair) ? Verdict.EQUAL : Verdict.OPEN;
			default -> verdict;
		};
	}

	/**
	 * Code that is not compiled yet, and the CPU of the compiler, make styles look alike
	 * after short warm-ups, but not the times of calls and records, which wait.
	 */
	private boolean showsEquality(StylePair pair) {
		return this.preset.allowsClaims() || this.figure == Figure.TIME
				&& pair.workloads().map(Workloads::named).map(Workload::level).allMatch(WAITING::contains);
	}

}
