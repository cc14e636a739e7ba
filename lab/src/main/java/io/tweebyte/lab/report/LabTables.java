package io.tweebyte.lab.report;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.claim.Judged;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * The tables of a report.
 *
 * @param result of the run
 */
record LabTables(LabResult result) {

	private static final Set<Style> OVERVIEW = EnumSet.of(Style.VIRTUAL, Style.FUTURE, Style.STREAMS, Style.REACTOR,
			Style.RXJAVA, Style.MUTINY);

	/** A row for each workload, so that styles can be compared over all of them. */
	Table<Workload> overview() {
		Stream<Column<Workload>> unit = Stream.of(new Column<>("workload", Workload::name, Format.TEXT),
				new Column<>("unit", Workload::unit, Format.TEXT),
				new Column<>("1 is", (one) -> one.first().label(), Format.TEXT),
				new Column<>("CPU ns", (one) -> this.result.of(one).getFirst().cpu(), Format.MILLIS));
		Stream<Column<Workload>> styles = OVERVIEW.stream()
			.map((style) -> new Column<>(style.label(), (one) -> ratio(one, style), Format.TEXT));
		return new Table<>("",
				Stream.of(unit, styles, Stream.of(new Column<>("other styles", this::otherStyles, Format.TEXT)))
					.flatMap((columns) -> columns)
					.toList(),
				this.result.workloads());
	}

	private Optional<String> ratio(Workload workload, Style style) {
		return this.result.of(workload)
			.stream()
			.filter((one) -> one.style() == style && one.ratio() != null)
			.map(LabTables::ratio)
			.findFirst();
	}

	private String otherStyles(Workload workload) {
		return this.result.of(workload)
			.stream()
			.filter((one) -> one.ratio() != null && !OVERVIEW.contains(one.style()))
			.map((one) -> one.style().label() + " " + ratio(one))
			.collect(Collectors.joining("; "));
	}

	private static String ratio(Comparison one) {
		String ratio = Format.RATIO.text(one.ratio().value());
		return (one.verdict() == Verdict.OPEN || one.verdict() == Verdict.EQUAL) ? ratio + ", " + verdict(one) : ratio;
	}

	Table<Comparison> comparisons() {
		List<Column<Comparison>> figures = List.of(new Column<>("workload", Comparison::workload, Format.TEXT),
				new Column<>("style", (one) -> one.style().label(), Format.TEXT),
				new Column<>("unit", (one) -> Workloads.named(one.workload()).unit(), Format.TEXT),
				new Column<>("CPU ns", Comparison::cpu, Format.MILLIS),
				new Column<>("ratio", (one) -> (one.ratio() != null) ? one.ratio().value() : null, Format.RATIO),
				new Column<>("95 %", Comparison::shownInterval, Format.INTERVAL),
				new Column<>("verdict", LabTables::verdict, Format.TEXT),
				new Column<>("time ns", Comparison::time, Format.MILLIS),
				new Column<>("allocated", Comparison::allocated, Format.BYTES));
		return new Table<>("", Stream.concat(figures.stream(), ledger()).toList(), this.result.comparisons());
	}

	/** What each run has done; older runs have not kept it. */
	private Stream<Column<Comparison>> ledger() {
		if (this.result.comparisons().stream().allMatch((one) -> one.outcome() == null)) {
			return Stream.empty();
		}
		return Stream.of(new Column<>("taken", (one) -> ledger(one, Outcome::taken), Format.COUNT),
				new Column<>("delivered", (one) -> ledger(one, Outcome::delivered), Format.COUNT),
				new Column<>("left open", (one) -> ledger(one, Outcome::open), Format.COUNT));
	}

	private static Optional<Number> ledger(Comparison one, Function<Outcome, Number> count) {
		return Optional.ofNullable(one.outcome()).map(count);
	}

	Table<Workload> itself() {
		Map<String, PairedRatio> all = this.result.itself();
		return new Table<>("",
				List.of(new Column<>("workload", Workload::name, Format.TEXT),
						new Column<>("style", (one) -> one.first().label(), Format.TEXT),
						new Column<>("CPU, ratio", (one) -> all.get(one.name()).value(), Format.RATIO),
						new Column<>("95 %", (one) -> all.get(one.name()).shownInterval(), Format.INTERVAL)),
				this.result.workloads().stream().filter((one) -> all.containsKey(one.name())).toList());
	}

	Table<Prediction> predictions() {
		return new Table<>("",
				List.of(new Column<>("workload", Prediction::workload, Format.TEXT),
						new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("signals per unit", Prediction::signals, Format.MILLIS),
						new Column<>("hand-offs per unit", Prediction::handOffs, Format.MILLIS),
						new Column<>("predicted CPU ns", Prediction::predicted, Format.MILLIS),
						new Column<>("measured", Prediction::measured, Format.MILLIS),
						new Column<>("measured / predicted", Prediction::ratio, Format.RATIO),
						new Column<>("measured / plain", Prediction::ratioToPlain, Format.RATIO),
						new Column<>("adds ns, predicted", Prediction::added, Format.MILLIS),
						new Column<>("adds ns, measured", Prediction::addedMeasured, Format.MILLIS),
						new Column<>("against 'as plain code'", Prediction::against, Format.TEXT)),
				this.result.predictions());
	}

	Table<Judged> claims() {
		return new Table<>("",
				List.of(new Column<>("study", (one) -> one.claim().study(), Format.TEXT),
						new Column<>("where", (one) -> one.claim().where(), Format.TEXT),
						new Column<>("claim", (one) -> one.claim().words(), Format.TEXT),
						new Column<>("the study measured", (one) -> one.claim().measured(), Format.TEXT),
						new Column<>("compared by", LabTables::comparedBy, Format.TEXT),
						new Column<>("ratio here (95 %)", Judged::figures, Format.TEXT),
						new Column<>("verdict", (one) -> one.finding().words(), Format.TEXT),
						new Column<>("because", (one) -> one.finding().why(), Format.TEXT)),
				this.result.claims());
	}

	private static String comparedBy(Judged one) {
		if (one.claim().isCounted()) {
			return "counting: ./tweebyte lab study";
		}
		return one.claim().workloads().isEmpty() ? ""
				: "%s, %s".formatted(one.claim().figure().label(), String.join(", ", one.claim().workloads()));
	}

	private static String verdict(Comparison one) {
		return (one.verdict() == null) ? "" : one.verdict().name().toLowerCase(Locale.ROOT);
	}

}
