package io.tweebyte.lab.claim;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.claim.Judged.Mark;
import io.tweebyte.lab.judge.Figure;
import io.tweebyte.lab.judge.Ratios;
import io.tweebyte.lab.judge.RunJudgement;
import io.tweebyte.lab.judge.StylePair;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * Compares all published claims with what a run has measured. Only claims on the
 * workloads of a run are corrected together.
 */
public final class ClaimJudge {

	private final List<String> workloads;

	private final boolean allowsClaims;

	private final List<String> leftOut;

	private final Counted counted;

	private final Map<Figure, Ratios> ratios = new EnumMap<>(Figure.class);

	private final Map<Figure, RunJudgement> judgements = new EnumMap<>(Figure.class);

	public ClaimJudge(LabOrder order, List<Fork> forks, Counted counted) {
		this.allowsClaims = order.preset().allowsClaims();
		this.leftOut = order.leftOut();
		Set<Cell> measured = forks.stream().map(Fork::cell).collect(Collectors.toSet());
		this.workloads = order.cells()
			.stream()
			.map(Cell::workload)
			.distinct()
			.filter((workload) -> LeftOut.reason(this.leftOut, workload).isEmpty()
					|| measured.containsAll(order.cells(workload)))
			.toList();
		this.counted = counted;
		for (Figure figure : Figure.values()) {
			Ratios all = new Ratios(order, forks, figure);
			this.ratios.put(figure, all);
			this.judgements.put(figure, judgement(figure, all));
		}
	}

	private RunJudgement judgement(Figure figure, Ratios all) {
		List<Claim> claims = Claim.all()
			.stream()
			.filter((claim) -> claim.figure() == figure && missing(claim).isEmpty())
			.toList();
		return new RunJudgement(all, distinct(claims, Claim::differences), distinct(claims, Claim::bounds));
	}

	private static <T> List<T> distinct(List<Claim> claims, Function<Claim, List<T>> tested) {
		return claims.stream().flatMap((claim) -> tested.apply(claim).stream()).distinct().toList();
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
			.map((one) -> new Mark(one.pair(), one.ratio(), ratio(claim.figure(), one.pair())))
			.toList();
		return new Judged(claim, figures(claim), finding(claim), marks);
	}

	private Optional<PairedRatio> ratio(Figure figure, StylePair pair) {
		return this.judgements.get(figure).ratio(pair).or(() -> this.ratios.get(figure).of(pair));
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
			return Finding.unsaid(why(missing));
		}
		Finding fair = Finding.all(claim.order().stream().map((relation) -> explained(claim, relation)).toList());
		if (!fair.is(ClaimVerdict.DOES_NOT_HOLD)) {
			return fair;
		}
		return claim.isFormUnequal() ? fair.withHint("unequal work does not explain it: " + claim.reason())
				: inItsForm(claim, fair);
	}

	private String why(List<String> missing) {
		return missing.stream()
			.map((workload) -> "%s: %s".formatted(workload,
					LeftOut.reason(this.leftOut, workload).map("left out: "::concat).orElse("not part of this run")))
			.collect(Collectors.joining("; "));
	}

	/** Judges at equal work; what does not hold may come from unequal work. */
	private Finding explained(Claim claim, Relation relation) {
		Finding finding = of(claim, relation);
		boolean isExplained = claim.isFormUnequal() && relation.isMore() && finding.is(ClaimVerdict.DOES_NOT_HOLD)
				&& this.counted.explains(claim.id(), relation.pair());
		return isExplained ? finding.because(claim.reason()) : finding;
	}

	/** Looks for the order of a claim in the form of its study. */
	private Finding inItsForm(Claim claim, Finding fair) {
		if (claim.form().isEmpty()) {
			return fair;
		}
		Finding form = Finding.all(claim.form().stream().map((relation) -> of(claim, relation)).toList());
		return form.is(ClaimVerdict.HOLDS) ? new Finding(ClaimVerdict.HOLDS_FOR_ANOTHER_REASON,
				fair.isIndicated() || form.isIndicated(), claim.reason()) : fair;
	}

	private Finding of(Claim claim, Relation relation) {
		return relation.of(this.judgements.get(claim.figure()), this.allowsClaims);
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
