package io.tweebyte.lab.report;

import java.util.List;
import java.util.Optional;

import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.measuring.chart.Caption;
import io.tweebyte.measuring.chart.Chart;
import io.tweebyte.measuring.chart.ForestChart;
import io.tweebyte.measuring.stats.Interval;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;

/** The ratios of a workload, with its A/A as shade; without intervals after one round. */
final class RatioChart {

	private RatioChart() {
	}

	static Chart of(Workload workload, LabResult result) {
		Optional<Interval> band = Optional.ofNullable(result.itself().get(workload.name()))
			.flatMap(PairedRatio::shownInterval);
		List<ForestChart.Row> rows = result.of(workload)
			.stream()
			.filter((one) -> one.ratio() != null)
			.map((one) -> new ForestChart.Row(one.style().label(), one.ratio().value(), one.ratio().interval(), band,
					one.verdict() == Verdict.CLAIM))
			.toList();
		String text = "CPU per %s against %s".formatted(workload.unit(), workload.first().words());
		return new ForestChart(new Caption(workload.name(), workload.name(), text + intervals(band)),
				"times the CPU of " + workload.first().label(), rows);
	}

	private static String intervals(Optional<Interval> band) {
		return band.isPresent() ? ", with 95 % intervals; shaded: a style against itself." : ", in one round.";
	}

}
