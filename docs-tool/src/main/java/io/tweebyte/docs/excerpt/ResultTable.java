package io.tweebyte.docs.excerpt;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;

/** One figure of a kept run under load, at every load that it ran. */
final class ResultTable {

	private static final String REPORT = "/report.json";

	private static final List<String> CONTENDERS = List.of("async", "async-virtual", "reactive");

	private static final List<String> RATIOS = List.of("async/reactive", "async/async-virtual",
			"async-virtual/reactive");

	private final String folder;

	private final List<JsonNode> levels;

	private final Map<String, JsonNode> ratios;

	/**
	 * Reads a run.
	 * @throws DocsException when no such run is kept
	 */
	ResultTable(Project project, String folder) {
		if (!project.has(folder + REPORT)) {
			throw new DocsException("There is no file " + folder + REPORT);
		}
		JsonNode report = JsonMapper.shared().readTree(project.read(folder + REPORT));
		this.folder = folder;
		this.levels = StreamSupport.stream(report.path("levels").spliterator(), false).toList();
		this.ratios = StreamSupport.stream(report.path("comparisons").spliterator(), false)
			.collect(Collectors.toMap((one) -> one.path("key").asString(), (one) -> one));
	}

	/**
	 * The table of a figure.
	 * @param figure its name in the run's {@code report.csv}, such as
	 * {@code cpu-per-request}
	 * @throws DocsException when the run has no such figure
	 */
	String of(String figure) {
		List<String> places = this.levels.stream()
			.filter((level) -> !value(level, figure).isMissingNode())
			.map(ResultTable::place)
			.distinct()
			.toList();
		if (places.isEmpty()) {
			throw new DocsException(this.folder + REPORT + " has no figure " + figure);
		}
		List<String> ratios = RATIOS.stream()
			.filter((who) -> places.stream().anyMatch((place) -> this.ratios.containsKey(key(place, who, figure))))
			.toList();
		List<String> rows = new ArrayList<>();
		rows.add(line("", Stream.concat(CONTENDERS.stream(), ratios.stream())));
		rows.add("|---" + "|---:".repeat(CONTENDERS.size()) + "|---".repeat(ratios.size()) + "|");
		places.forEach((place) -> rows.add(row(place, figure, ratios)));
		return String.join("\n", rows) + "\n\n" + source();
	}

	private String row(String place, String figure, List<String> ratios) {
		return line(load(place), Stream.concat(CONTENDERS.stream().map((who) -> value(place, who, figure)),
				ratios.stream().map((who) -> ratio(place, who, figure))));
	}

	private static String line(String name, Stream<String> cells) {
		return "| " + name + " | " + cells.collect(Collectors.joining(" | ")) + " |";
	}

	private String value(String place, String contender, String figure) {
		return this.levels.stream()
			.filter((level) -> place(level).equals(place))
			.filter((level) -> level.path("subject").path("label").asString().equals(contender))
			.map((level) -> number(value(level, figure).asDouble()))
			.findFirst()
			.orElse("");
	}

	private String ratio(String place, String contenders, String figure) {
		JsonNode one = this.ratios.get(key(place, contenders, figure));
		return (one != null) ? number(one.path("comparison").path("ratio").path("value").asDouble()) + ", "
				+ one.path("words").asString() : "";
	}

	private static String key(String place, String contenders, String figure) {
		return place + ":" + contenders + ":" + figure;
	}

	private static JsonNode value(JsonNode level, String figure) {
		return level.path("figures").path(figure.toUpperCase(Locale.ROOT).replace('-', '_')).path("median");
	}

	/** How the keys of the report begin: {@code user-summary-closed-10}. */
	private static String place(JsonNode level) {
		JsonNode place = level.path("place");
		return (place.path("scenario").asString() + "-" + place.path("model").asString()).toLowerCase(Locale.ROOT)
			.replace('_', '-') + "-" + place.path("level").asString();
	}

	private static String load(String place) {
		return place.replaceFirst("-closed-(\\d+)$", ", $1 users").replaceFirst("-open-(\\d+)$", ", $1 arrivals/s");
	}

	/** With three digits that count. */
	private static String number(double value) {
		return String.format(Locale.ROOT, (value < 10) ? "%.2f" : (value < 100) ? "%.1f" : "%,.0f", value);
	}

	private String source() {
		return "[" + this.folder + "](" + this.folder.replaceFirst("^docs/", "") + "/report.html)";
	}

}
