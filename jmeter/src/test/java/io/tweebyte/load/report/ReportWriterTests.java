package io.tweebyte.load.report;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.load.RunRecord;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.Via;
import io.tweebyte.load.jmeter.CsvRecords;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ReportWriterTests {

	private static final Pattern SHOWN = Pattern.compile("data-figure=\"([^\"]+)\"><span>([^<]+)</span>");

	@TempDir
	private static Path folder;

	private static String page;

	@BeforeAll
	static void writeAReport() throws IOException {
		page = Files.readString(ReportWriter.write(SyntheticRun.write(folder.resolve("run"), SyntheticRun.SOME)));
	}

	@Test
	void everyFigureOfThePageIsInTheCsvFileToo() throws IOException {
		Map<String, Double> csv = csv();
		Matcher shown = SHOWN.matcher(page);
		int figures = 0;
		for (; shown.find(); figures++) {
			assertThat(csv).containsKey(shown.group(1));
			assertThat(shown.group(2)).as(shown.group(1)).isEqualTo(Numbers.of(csv.get(shown.group(1))));
		}
		assertThat(figures).isGreaterThan(100);
	}

	@Test
	void jsonHasTheFiguresOfTheCsvFileAndTheEnvironment() throws IOException {
		Map<String, Double> csv = csv();
		JsonNode json = new JsonMapper().readTree(Files.readString(folder.resolve("run/report.json")));
		for (JsonNode compared : json.get("comparisons")) {
			assertThat(compared.get("comparison").get("ratio").get("value").asDouble())
				.isEqualTo(csv.get(compared.get("key").asString()));
		}
		assertThat(json.get("comparisons").size()).isPositive();
		assertThat(json.get("runs").get(0).get("environment").get("commit").asString()).isEqualTo("9a96d3a5f403");
	}

	@Test
	void saysFirstWhatWasFoundAndThenShowsIt() {
		assertThat(places(page, "<h2>Findings</h2>", "<h2>Who leads, and by how much</h2>",
				"<section id=\"user-summary\">", "<h2>Before anything is asked</h2>", "<h2>Appendix</h2>",
				"<h3>Statistics</h3>", "<h3>All cells</h3>"))
			.doesNotContain(-1)
			.isSorted();
		for (Scenario scenario : SyntheticRun.SOME) {
			assertThat(page).contains("<section id=\"" + scenario.label() + "\">");
		}
	}

	@Test
	void everyChartHasItsFinePrintAndIsToldInWords() {
		int charts = count("<svg class=\"chart\"");
		assertThat(charts).isPositive().isEqualTo(count("role=\"img\"")).isEqualTo(count("-title\">"));
		assertThat(page.split("<figure>")).hasSize(charts + 1);
		assertThat(page.split("<figure>", 2)[1].split("<figure>"))
			.allMatch((figure) -> figure.substring(0, figure.indexOf("</figure>")).contains("commit 9a96d3a5f403"));
	}

	@Test
	void needsNothingButItself() {
		assertThat(page).doesNotContain("<script", "<link", "<img", "@import", "src=");
		assertThat(page.replaceAll("xmlns(:\\w+)?=\"[^\"]*\"", "")).doesNotContain("http://", "https://");
	}

	@Test
	void usesEveryIdentifierOnce() {
		Matcher ids = Pattern.compile(" id=\"([^\"]+)\"").matcher(page);
		List<String> all = ids.results().map((id) -> id.group(1)).toList();
		assertThat(all).doesNotHaveDuplicates();
		Matcher uses = Pattern.compile("(?:href=\"#|url\\(#)([^\")]+)").matcher(page);
		assertThat(uses.results().map((use) -> use.group(1)).distinct()).isSubsetOf(all);
	}

	@Test
	void marksTheCellThatDoesNotCount() {
		assertThat(page).contains("1 of %d cells do not count".formatted(cells()))
			.contains("DOES NOT COUNT")
			.contains("postgres died during the cell");
	}

	@Test
	void saysHowManyCellsAreNotRankedAndWhy() {
		assertThat(page)
			.contains("1 of %d cells that count are not ranked by throughput and latency ".formatted(cells() - 1)
					+ "(the generator took … % of the machine: 1)");
	}

	@Test
	void showsTheCourseOfItsCellsAndWhatWentOnAroundThem() {
		assertThat(page).contains("1 s of ramp-up, 10 s of warm-up, 30 s measured, through the gateway")
			.contains("Load average of the minute before a cell, the cell before it included: 1.20 to 1.20 on 2 cores.")
			.contains("<caption>Conditions of the cells of run</caption>");
	}

	@Test
	void showsErrorsBesideTheOtherFigures() throws IOException {
		assertThat(csv()).containsEntry("user-summary-closed-10:async:errors", 0.0);
		assertThat(page).contains("data-figure=\"user-summary-closed-10:async:errors\"")
			.contains("<small>errors, %</small>");
	}

	@Test
	void linksJMetersOwnPagesWhereThereAreAny() throws IOException {
		assertThat(page).doesNotContain("JMeter&#39;s own page of", "JMeter's own page of");
		Path run = SyntheticRun.write(folder.resolve("dashboards"), List.of(Scenario.FOLLOW));
		Path own = Files.createDirectories(run.resolve("cells/async-follow-10-1/dashboard")).resolve("index.html");
		Files.writeString(own, "JMeter");
		assertThat(Files.readString(ReportWriter.write(run))).contains(
				"<a href=\"cells/async-follow-10-1/dashboard/index.html\">JMeter's own page of async-follow-10-1</a>");
	}

	@Test
	void drawsTheStudysFiguresWhereThereAreAny() {
		assertThat(page).contains("stroke-dasharray=\"9,6\"").contains("study: 61.0");
	}

	@Test
	void writesNoNumberThatIsNone() throws IOException {
		assertThat(page).doesNotContain("NaN", "Infinity", "Optional", "could not be drawn");
		assertThat(Files.readString(folder.resolve("run/report.csv"))).doesNotContain("NaN", "Infinity");
	}

	@Test
	void escapesWhatOthersWrote() throws IOException {
		Path run = folder.resolve("strange");
		SyntheticRun.write(run,
				new RunRecord("<b>bold</b>", 1, "<i>", SyntheticRun.TIMING, Via.SERVICE, RunRecord.State.INTERRUPTED,
						SyntheticRun.environment(), List.of("<script>alert(1)</script> & more"), Optional.empty(),
						List.of(), List.of()));
		String strange = Files.readString(ReportWriter.write(run));
		assertThat(strange).doesNotContain("<script", "<b>bold", "<i>")
			.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; more");
		assertThat(strange).contains("interrupted: only the cells so far are here")
			.contains("There is no cell yet: nothing can be said.");
	}

	@Test
	void doesWithoutTheFilesOfCells() throws IOException {
		Path run = folder.resolve("bare");
		Files.createDirectories(run);
		Files.copy(folder.resolve("run/result.json"), run.resolve("result.json"));
		assertThat(Files.readString(ReportWriter.write(run))).contains("No file tells what happened second by second.")
			.contains("<svg class=\"chart\"");
	}

	@Test
	void readsWhatThereIsOfATruncatedFile() throws IOException {
		Path file = folder.resolve("cut.csv");
		Files.writeString(file, "second,requests\n0,5\n1,6\n2,");
		assertThat(Readings.read(file).orElseThrow().column("requests")).containsExactly(5, 6);
		Files.writeString(file, "second,requests\n0,5\n1,six\n");
		assertThat(Readings.read(file).orElseThrow().column("requests")).containsExactly(5);
	}

	@Test
	void saysThatThereIsNothingToReport() {
		assertThatExceptionOfType(ReportException.class).isThrownBy(() -> ReportWriter.write(folder.resolve("none")))
			.withMessageContaining("There is nothing to report");
	}

	@Test
	void saysThatARecordIsDamaged() throws IOException {
		Path run = Files.createDirectories(folder.resolve("damaged"));
		Files.writeString(run.resolve("result.json"), "{\"preset\": \"quick\", \"cells\": [");
		assertThatExceptionOfType(ReportException.class).isThrownBy(() -> ReportWriter.write(run))
			.withMessageContaining("result.json is damaged");
		Files.writeString(run.resolve("result.json"), "{}");
		assertThatExceptionOfType(ReportException.class).isThrownBy(() -> ReportWriter.write(run))
			.withMessageContaining("does not say where and how it was made");
	}

	@Test
	void comparesTwoRunsOnAPageOfTheSameForm() throws IOException {
		Path run = folder.resolve("run");
		Path later = Files.createDirectories(folder.resolve("later"));
		Files.copy(run.resolve("result.json"), later.resolve("result.json"));
		String both = Files.readString(ReportWriter.write(List.of(run, later), folder.resolve("both")));
		assertThat(places(both, "<h2>Findings</h2>", "<h2>Who leads", "async B / async A", "<h2>Appendix</h2>"))
			.doesNotContain(-1)
			.isSorted();
		assertThat(both).contains("A: run", "B: later").contains("no difference shown");
		assertThat(both).contains("From A to B: nothing that is known.", "Nothing is tested between two runs.");
	}

	private static List<Integer> places(String text, String... parts) {
		int from = 0;
		List<Integer> places = new ArrayList<>();
		for (String part : parts) {
			from = text.indexOf(part, from);
			places.add(from);
		}
		return places;
	}

	private static int count(String text) {
		return page.split(Pattern.quote(text), -1).length - 1;
	}

	private static long cells() {
		try {
			return RunReader.read(folder.resolve("run")).record().cells().size();
		}
		catch (ReportException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static Map<String, Double> csv() throws IOException {
		Map<String, Double> values = new HashMap<>();
		try (CsvRecords records = new CsvRecords(
				new StringReader(Files.readString(folder.resolve("run/report.csv"))))) {
			List<String> head = records.next().orElseThrow();
			int value = head.indexOf("value");
			for (Optional<List<String>> line = records.next(); line.isPresent(); line = records.next()) {
				values.put(line.get().getFirst(), Double.valueOf(line.get().get(value)));
			}
		}
		return values;
	}

}
