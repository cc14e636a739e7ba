package io.tweebyte.lab.claim;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.claim.Judged.Mark;
import io.tweebyte.lab.judge.Figure;
import io.tweebyte.lab.judge.Ratios;
import io.tweebyte.lab.judge.RunJudgement;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * Compares all published claims with what a run has measured. Only claims on the
 * workloads of a run are corrected together.
 */
public final class ClaimJudge {

	private final List<String> workloads;

	private final boolean allowsClaims;

	private final Counted counted;

	private final Map<Figure, Ratios> ratios = new EnumMap<>(Figure.class);

	private final Map<Figure, RunJudgement> judgements = new EnumMap<>(Figure.class);

	public ClaimJudge(LabOrder order, List<Fork> forks, Counted counted) {
		this.workloads = order.cells().stream().map(Cell::workload).distinct().toList();
		this.allowsClaims = order.preset().allowsClaims();
		this.counted = counted;
		for (Figure figure : Figure.values()) {
			Ratios all = new Ratios(order, forks, figure);
			this.ratios.put(figure, all);
			this.judgements.put(figure,
					new RunJudgement(all,
							Claim.all()
								.stream()
								.filter((claim) -> claim.figure() == figure && missing(claim).isEmpty())
								.flatMap((claim) -> claim.pairs().stream())
								.distinct()
								.toList()));
		}
	}

	/** Returns all claims, in the order of their file. */
	public List<Judged> all() {
		return Claim.all().stream().map(this::judged).toList();
	}

	private List<String> missing(Claim claim) {
		return claim.workloads().stream().filter((workload) -> !this.workloads.contains(workload)).toList();
	}

	private Judged judged(Claim claim) {
		List<Mark> marks = claim.published()
			.stream()
			.map((one) -> new Mark(one.pair(), one.ratio(), this.ratios.get(claim.figure()).of(one.pair())))
			.toList();
		return new Judged(claim, figures(claim), finding(claim), marks);
	}

	private Finding finding(Claim claim) {
		if (claim.isCounted()) {
			return Finding.of(this.counted.verdicts().getOrDefault(claim.id(), ClaimVerdict.CANNOT_BE_SAID),
					claim.reason());
		}
		if (claim.order().isEmpty()) {
			return Finding.unsaid(claim.reason());
		}
		List<String> missing = missing(claim);
		if (!missing.isEmpty()) {
			return Finding.unsaid("%s: not part of this run".formatted(String.join(", ", missing)));
		}
		Finding fair = of(claim, claim.order());
		return (fair.is(ClaimVerdict.DOES_NOT_HOLD) && isSeenInItsForm(claim))
				? new Finding(ClaimVerdict.HOLDS_FOR_ANOTHER_REASON, fair.isIndicated(), claim.reason()) : fair;
	}

	private boolean isSeenInItsForm(Claim claim) {
		return claim.isFormUnequal() ? this.counted.unequal().contains(claim.id())
				: !claim.form().isEmpty() && of(claim, claim.form()).is(ClaimVerdict.HOLDS);
	}

	private Finding of(Claim claim, List<Relation> relations) {
		RunJudgement judgement = this.judgements.get(claim.figure());
		List<Finding> findings = new ArrayList<>();
		for (Relation relation : relations) {
			Optional<PairedRatio> ratio = judgement.ratio(relation.pair());
			findings.add(ratio
				.map((measured) -> relation.of(judgement.verdict(relation.pair()), measured, this.allowsClaims))
				.orElseGet(() -> Finding.unsaid("%s: not measured".formatted(relation.pair().shortly()))));
		}
		return Finding.all(findings);
	}

	private String figures(Claim claim) {
		return Stream.concat(claim.order().stream(), claim.form().stream())
			.map(Relation::pair)
			.flatMap((pair) -> this.judgements.get(claim.figure())
				.ratio(pair)
				.stream()
				.map((ratio) -> "%s %s".formatted(pair.shortly(), Ratios.words(ratio))))
			.collect(Collectors.joining(", "));
	}

}
