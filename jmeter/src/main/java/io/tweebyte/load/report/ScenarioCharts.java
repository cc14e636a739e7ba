package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import io.tweebyte.load.Contender;
import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.paper.Paper;
import io.tweebyte.load.paper.PaperLoad;
import io.tweebyte.load.stats.Summary;

/**
 * The study's four charts of a scenario, with its own figures in dashes: throughput,
 * heap, CPU and p90 over users; and the CPU a request, which is ours alone.
 */
final class ScenarioCharts {

	/** Lines further apart than this cannot both be seen on a linear axis. */
	private static final double FAR = 8;

	private static final List<Figure> FIGURES = List.of(Figure.CPU_PER_REQUEST, Figure.THROUGHPUT, Figure.P90,
			Figure.CPU_SHARE, Figure.HEAP);

	private final Report report;

	private final Paper paper;

	private final ChartPainter painter;

	ScenarioCharts(Report report, Paper paper, ChartPainter painter) {
		this.report = report;
		this.paper = paper;
		this.painter = painter;
	}

	List<Picture> of(Scenario scenario, LoadModel model) {
		List<Picture> pictures = new ArrayList<>();
		for (Figure figure : FIGURES) {
			picture(scenario, model, figure).ifPresent(pictures::add);
		}
		return pictures;
	}

	private Optional<Picture> picture(Scenario scenario, LoadModel model, Figure figure) {
		List<Line> lines = new ArrayList<>();
		this.report.subjects().forEach((subject) -> lines.add(ours(scenario, model, figure, subject)));
		if (lines.stream().allMatch(Line::isEmpty)) {
			return Optional.empty();
		}
		if (model == LoadModel.CLOSED) {
			lines.addAll(papers(scenario, figure));
		}
		String over = (model == LoadModel.CLOSED) ? "users" : "arrivals a second";
		String title = "%s: %s over %s".formatted(scenario.label(), figure.label(), over);
		String axis = "%s, %s".formatted(figure.label(), figure.unit());
		Chart chart = new Chart("c-%s-%s-%s".formatted(scenario.label(), model.label(), Keys.of(figure)), title,
				title + "; medians of the repeats. The numbers are in the table below.", Axis.logarithmic(over),
				apart(lines) ? Axis.logarithmic(axis) : Axis.linear(axis), lines, true);
		return this.painter.paint(chart).map((svg) -> new Picture(title, svg));
	}

	private Line ours(Scenario scenario, LoadModel model, Figure figure, Subject subject) {
		List<Level> levels = this.report.levels()
			.stream()
			.filter((level) -> level.place().scenario() == scenario && level.place().model() == model)
			.filter((level) -> level.subject().equals(subject) && level.figures().containsKey(figure))
			.toList();
		return new Line(subject.label(), levels.stream().mapToDouble((level) -> level.place().level()).toArray(),
				levels.stream().map((level) -> level.figures().get(figure)).mapToDouble(Summary::median).toArray(),
				Look.of(subject));
	}

	private List<Line> papers(Scenario scenario, Figure figure) {
		List<Line> lines = new ArrayList<>();
		for (Contender contender : List.of(Contender.ASYNC, Contender.REACTIVE)) {
			List<PaperLoad> loads = this.paper.loads(scenario.label(), contender.label());
			double[] heights = loads.stream().mapToDouble((load) -> value(load, figure)).toArray();
			lines.add(new Line("the study's " + contender.label(),
					loads.stream().mapToDouble(PaperLoad::users).toArray(), heights, Look.ofPaper(contender)));
		}
		return lines;
	}

	private static double value(PaperLoad load, Figure figure) {
		return switch (figure) {
			case THROUGHPUT -> load.throughput();
			case P90 -> load.p90();
			case CPU_SHARE -> load.cpu();
			case HEAP -> load.heap();
			default -> Double.NaN;
		};
	}

	private static boolean apart(List<Line> lines) {
		double[] heights = lines.stream()
			.flatMapToDouble((line) -> Arrays.stream(line.y()))
			.filter((height) -> height > 0)
			.sorted()
			.toArray();
		return heights.length > 0 && heights[heights.length - 1] / heights[0] > FAR;
	}

}
