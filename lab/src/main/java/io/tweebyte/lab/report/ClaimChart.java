package io.tweebyte.lab.report;

import java.util.List;
import java.util.Optional;

import io.tweebyte.lab.claim.Judged;
import io.tweebyte.lab.claim.Judged.Mark;
import io.tweebyte.measuring.chart.Caption;
import io.tweebyte.measuring.chart.Chart;
import io.tweebyte.measuring.chart.ForestChart;
import io.tweebyte.measuring.stats.PairedRatio;

/** Published ratios as marks beside those that were measured here. */
final class ClaimChart {

	private ClaimChart() {
	}

	/** Returns the chart; none when nothing that has a published ratio was measured. */
	static Optional<Chart> of(List<Judged> claims) {
		List<ForestChart.Row> rows = claims.stream()
			.flatMap((one) -> one.marks().stream())
			.flatMap((mark) -> row(mark).stream())
			.toList();
		return rows.isEmpty() ? Optional.empty() : Optional.of(new ForestChart(new Caption("published",
				"Published ratios and those measured here",
				"Points with 95 % intervals: here. Diamonds: as published, which is throughput or time on another machine, "
						+ "with older versions and often with unequal work."),
				"times as much", rows));
	}

	private static Optional<ForestChart.Row> row(Mark mark) {
		return mark.here().map((ratio) -> row(mark, ratio));
	}

	private static ForestChart.Row row(Mark mark, PairedRatio ratio) {
		return new ForestChart.Row(mark.pair().toString(), ratio.value(), ratio.interval(), Optional.empty(), false,
				Optional.of(mark.published()));
	}

}
