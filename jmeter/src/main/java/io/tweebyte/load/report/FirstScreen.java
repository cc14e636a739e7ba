package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import io.tweebyte.load.judge.Comparison;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.judge.Sentence;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.record.Conditions;
import io.tweebyte.measuring.chart.Caption;
import io.tweebyte.measuring.chart.ForestChart;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;
import org.springframework.util.StringUtils;

/** The findings of a run: sentences, a chart, a table. */
record FirstScreen(RunResult result) {

	String subtitle() {
		Conditions conditions = this.result.run().conditions();
		long starts = this.result.run().measured();
		return "%s · %d cores · commit %s · %s · %d start%s%s".formatted(conditions.date(), conditions.cores(),
				conditions.commit(), String.join(", ", this.result.run().order().labels()), starts,
				(starts == 1) ? "" : "s", precision());
	}

	private String precision() {
		return this.result.precision()
			.map((ends) -> String.format(Locale.ROOT, " · precision reached: %.0f to %.0f %%", ends[0] * 100,
					ends[1] * 100))
			.orElse("");
	}

	/** Returns the comparisons that have a sentence: those with the first backend. */
	List<Comparison> comparisons() {
		return this.result.withReference(this.result.run().order().users().getFirst());
	}

	/** Returns a sentence for each of them, and one about the A/A. */
	List<String> sentences() {
		List<String> sentences = new ArrayList<>(comparisons().stream().map((one) -> Sentence.of(one, false)).toList());
		RunOrder order = this.result.run().order();
		String kind = order.ownTwin()
				? StringUtils.capitalize(order.labels().getFirst()) + " against a second set of its own services"
				: "Backends against themselves, on the same JVMs";
		this.result.pooled()
			.ifPresent((itself) -> sentences.add(String.format(Locale.ROOT, "%s: %.2f (95 %%: %.2f to %.2f).", kind,
					itself.value(), itself.interval().low(), itself.interval().high())));
		return sentences;
	}

	/** Returns a sentence for each knee that is compared with the first backend's. */
	List<String> knees() {
		String reference = this.result.run().order().labels().getFirst();
		return this.result.knees()
			.stream()
			.flatMap((knee) -> knee.ratios().stream())
			.filter((ratio) -> ratio.reference().equals(reference))
			.map(Sentence::of)
			.toList();
	}

	/** Returns the chart; empty when nothing is compared. */
	Optional<ForestChart> chart() {
		List<ForestChart.Row> rows = comparisons().stream().filter(Comparison::isCompared).map(this::row).toList();
		String reference = this.result.run().order().labels().getFirst();
		return rows.isEmpty() ? Optional.empty()
				: Optional.of(new ForestChart(
						new Caption("cpu", "CPU per request against " + reference,
								"Ratios of all processes together with 95 % intervals; filled points are claims. "
										+ "Shaded: 95 % interval of backends against themselves."),
						"CPU per request, ratio to " + reference, rows));
	}

	private ForestChart.Row row(Comparison comparison) {
		PairedRatio ratio = comparison.ratio().orElseThrow();
		return new ForestChart.Row(comparison.block().scenario().label() + " " + comparison.backend(), ratio.value(),
				ratio.interval(), this.result.itselfInterval(comparison.block()),
				comparison.verdict() == Verdict.CLAIM);
	}

}
