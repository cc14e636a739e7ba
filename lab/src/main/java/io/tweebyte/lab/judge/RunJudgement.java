package io.tweebyte.lab.judge;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;

/**
 * Decides what may be said about pairs and bounds that were named before a run. All of
 * them are corrected together, and each is trusted by the A/A of its own workload.
 */
public final class RunJudgement {

	private static final Set<String> WAITING = Set.of(Workloads.CALLS, Workloads.MESSAGES);

	private final LabPreset preset;

	private final Figure figure;

	/** The ratios that are tested against 1, by the names of their tests. */
	private final Map<String, PairedRatio> tested = new HashMap<>();

	private final Map<StylePair, PairedRatio> measured = new HashMap<>();

	private final Map<String, Judgement> workloads = new HashMap<>();

	private final Set<String> trusted = new HashSet<>();

	/**
	 * Corrects what was measured.
	 * @param named all pairs, measured or not
	 */
	public RunJudgement(Ratios ratios, Collection<StylePair> named) {
		this(ratios, named, List.of());
	}

	/**
	 * Corrects what was measured.
	 * @param named all pairs that are tested for a difference, measured or not
	 * @param bounds all bounds that pairs are tested against, measured or not
	 */
	public RunJudgement(Ratios ratios, Collection<StylePair> named, Collection<Bound> bounds) {
		this.preset = ratios.order().preset();
		this.figure = ratios.figure();
		Ratios family = ratios.ofFamily(named.size() + bounds.size());
		named.forEach((pair) -> family.of(pair).ifPresent((ratio) -> {
			this.measured.put(pair, ratio);
			this.tested.put(pair.toString(), ratio);
		}));
		bounds.forEach((bound) -> {
			family.of(bound.pair()).ifPresent((ratio) -> this.measured.put(bound.pair(), ratio));
			family.of(bound).ifPresent((ratio) -> this.tested.put(bound.toString(), ratio));
		});
		List<String> names = Stream.concat(named.stream(), bounds.stream()).map(Object::toString).distinct().toList();
		Stream.concat(named.stream(), bounds.stream().map(Bound::pair))
			.flatMap(StylePair::workloads)
			.distinct()
			.forEach((workload) -> ratios.ofItself(workload).ifPresent((itself) -> {
				this.workloads.put(workload, new Judgement(itself, names, this.tested));
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
		return verdict(pair, pair.toString());
	}

	/**
	 * Judges whether a pair that was measured differs from its bound, as pairs are judged
	 * by whether they differ at all.
	 */
	public Verdict verdict(Bound bound) {
		return verdict(bound.pair(), bound.toString());
	}

	private Verdict verdict(StylePair pair, String test) {
		Set<Verdict> verdicts = pair.workloads()
			.map((workload) -> ofWorkload(workload, test))
			.collect(Collectors.toSet());
		Verdict verdict = (verdicts.size() == 1) ? verdicts.iterator().next() : weakest(verdicts);
		return this.preset.allowsClaims() ? verdict : withoutClaim(pair, verdict);
	}

	private Verdict ofWorkload(String workload, String test) {
		return Optional.ofNullable(this.workloads.get(workload))
			.map((judgement) -> judgement.of(test, this.tested.get(test)))
			.orElse(Verdict.OPEN);
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
