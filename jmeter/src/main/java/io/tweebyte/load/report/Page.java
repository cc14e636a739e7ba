package io.tweebyte.load.report;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.samskivert.mustache.Mustache;

import io.tweebyte.load.Cell;
import io.tweebyte.load.CellResult;
import io.tweebyte.load.LoadModel;
import io.tweebyte.load.RunRecord;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.paper.Paper;
import io.tweebyte.load.report.PageModel.LevelView;
import io.tweebyte.load.report.PageModel.Link;
import io.tweebyte.load.report.PageModel.ModelView;
import io.tweebyte.load.report.PageModel.RunView;
import io.tweebyte.load.report.PageModel.ScenarioView;

/**
 * The page of a report: one file that needs nothing else.
 */
final class Page {

	/** Cells that do not count and are drawn all the same. */
	private static final int MOST_BAD = 8;

	private final Report report;

	private final Paper paper;

	private final ChartPainter painter = new ChartPainter();

	private final Tables tables;

	private final CellCharts cellCharts;

	Page(Report report, Paper paper) {
		this.report = report;
		this.paper = paper;
		this.tables = new Tables(report);
		this.cellCharts = new CellCharts(report, this.painter);
	}

	/**
	 * The page as HTML.
	 */
	String html() {
		try (Reader template = template("page")) {
			return Mustache.compiler()
				.escapeHTML(true)
				.emptyStringIsFalse(true)
				.withLoader(Page::template)
				.compile(template)
				.execute(model());
		}
		catch (IOException ex) {
			throw new IllegalStateException("The page's template cannot be read", ex);
		}
	}

	private static Reader template(String name) {
		return new InputStreamReader(Page.class.getResourceAsStream(name + ".mustache"), StandardCharsets.UTF_8);
	}

	private PageModel model() {
		Findings findings = new Findings(this.report);
		List<Run> runs = this.report.runs();
		RunRecord first = runs.getFirst().record();
		List<ScenarioView> scenarios = this.report.scenarios().stream().map(this::scenario).toList();
		List<Picture> bad = bad();
		return new PageModel(title(),
				"%s · %d cores · %s".formatted(FinePrint.date(first.environment()), first.environment().cores(),
						first.environment().system()),
				runs.stream().map(this::run).toList(), findings.standing(), findings.findings(),
				new Matrix(this.report).tables(), FinePrint.of(this.report), scenarios,
				runs.stream().map((run) -> StaticsTable.of(run, this.paper)).toList(), OverloadTable.of(this.report),
				this.tables.statistics(), this.tables.tests(), untested(),
				runs.stream().flatMap((run) -> Stream.of(CellTable.of(run), ConditionsTable.of(run))).toList(), bad,
				runs.stream()
					.map((run) -> new RunView(run.name(), run.record().environment().limits().line()))
					.toList(),
				this.painter.glyphs().svg(), this.painter.problem().orElse(""));
	}

	private String title() {
		return this.report.comparesRuns()
				? this.report.runs().stream().map(Run::name).collect(Collectors.joining(" and ")) + " compared"
				: "Load report " + this.report.runs().getFirst().name();
	}

	private RunView run(Run run) {
		String letter = this.report.comparesRuns() ? (char) ('A' + this.report.runs().indexOf(run)) + ": " : "";
		String limit = run.record()
			.generatorLimit()
			.map((rate) -> "JMeter and a stub together reach %s requests/s on this machine."
				.formatted(Numbers.of(rate)))
			.orElse("What JMeter and a stub together reach on this machine was not known.");
		return new RunView(letter + run.name(), String.join(" ", run.record().remarks()) + " " + limit);
	}

	private ScenarioView scenario(Scenario scenario) {
		List<ModelView> models = new ArrayList<>();
		for (LoadModel model : LoadModel.values()) {
			List<Place> places = this.report.places()
				.stream()
				.filter((place) -> place.scenario() == scenario && place.model() == model)
				.toList();
			if (!places.isEmpty()) {
				models.add(model(scenario, model, places));
			}
		}
		return new ScenarioView(scenario.label(), models, FinePrint.of(this.report, scenario));
	}

	private ModelView model(Scenario scenario, LoadModel model, List<Place> places) {
		String title = (model == LoadModel.CLOSED) ? "Closed model: a fixed number of users"
				: "Open model: a fixed rate of arrivals";
		return new ModelView(title, new ScenarioCharts(this.report, this.paper, this.painter).of(scenario, model),
				FinePrint.of(this.report, scenario), this.tables.figures(scenario, model),
				this.tables.cpu(scenario, model), places.stream().map(this::level).toList());
	}

	private LevelView level(Place place) {
		return new LevelView(place.load(), this.cellCharts.of(place), FinePrint.of(this.report, place.scenario()),
				dashboards(place));
	}

	/** Of a page in the run's own folder: from elsewhere there is no way to them. */
	private List<Link> dashboards(Place place) {
		List<Link> links = new ArrayList<>();
		if (this.report.comparesRuns()) {
			return links;
		}
		Run run = this.report.runs().getFirst();
		for (CellResult result : run.record().cells()) {
			Cell cell = result.cell();
			Path page = Dashboards.page(run, cell);
			if (Place.of(cell).equals(place) && Files.exists(page)) {
				links.add(new Link(cell.name(), run.folder().relativize(page).toString()));
			}
		}
		return links;
	}

	private List<Picture> bad() {
		List<Picture> pictures = new ArrayList<>();
		for (Run run : this.report.runs()) {
			run.record()
				.cells()
				.stream()
				.filter((result) -> !result.counts())
				.limit(MOST_BAD)
				.forEach((result) -> pictures.addAll(this.cellCharts.of(run, result)));
		}
		return pictures;
	}

	private String untested() {
		if (this.report.comparesRuns()) {
			return "Nothing is tested between two runs.";
		}
		int tests = this.report.tests().size();
		int named = PrimaryTests.NAMED.size();
		return (tests == named) ? ""
				: "Tested is what was named beforehand: CPU a request at %d users of each of the study's %d scenarios, async against reactive, with 5 or more repeats on both sides. %d of the scenarios here have that; all else is described only."
					.formatted(PrimaryTests.USERS, named, tests);
	}

}
