package io.tweebyte.lab.report;

import java.util.List;
import java.util.Optional;

import io.tweebyte.measuring.chart.Caption;
import io.tweebyte.measuring.chart.Chart;
import io.tweebyte.measuring.chart.ForestChart;
import io.tweebyte.measuring.stats.Interval;

/** What was measured, divided by what was predicted: 1 where signals explain the cost. */
final class PredictionChart {

	private PredictionChart() {
	}

	/** Returns the chart; none without predictions. */
	static Optional<Chart> of(List<Prediction> predictions) {
		if (predictions.isEmpty()) {
			return Optional.empty();
		}
		List<ForestChart.Row> rows = predictions.stream()
			.map((one) -> new ForestChart.Row("%s %s".formatted(one.workload(), one.style().label()), one.ratio(),
					new Interval(one.ratio(), one.ratio()), Optional.empty(), false, Optional.of(one.ratioToPlain())))
			.toList();
		return Optional.of(new ForestChart(new Caption("predicted", "Measured against predicted",
				"CPU per unit that was measured. Points: divided by what the cost of signals and hand-offs predicts. "
						+ "Diamonds: divided by what the first style of the workload needs ('as plain code'). A prediction is worth "
						+ "something where its point is nearer to 1 than the diamond."),
				"times what was predicted", rows));
	}

}
