package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.load.Cell;
import io.tweebyte.load.CellResult;
import io.tweebyte.load.Conditions;
import io.tweebyte.load.Contender;
import io.tweebyte.load.Purpose;
import io.tweebyte.load.StaticFigures;

/**
 * What a reader must know of a run before quoting it, as tables in Markdown: how alike
 * its cells were, how much a backend differs from itself, and what the services hold
 * before anybody asks them.
 */
final class Circumstances {

	private static final double MEGABYTE = 1_000_000;

	private static final double SECOND = 1000;

	private static final String GATEWAY = "gateway";

	private static final String GENERATOR = "jmeter";

	private Circumstances() {
	}

	static List<String> of(Run run, Report report) {
		List<String> lines = new ArrayList<>();
		lines.addAll(cells(run.record().cells()));
		lines.addAll(bands(report.bands()));
		lines.addAll(idle(run.record().statics()));
		return lines;
	}

	private static List<String> cells(List<CellResult> cells) {
		List<String> lines = new ArrayList<>(List.of("",
				"**How its cells were measured.** Two backends may be compared where these lines are alike.", "",
				"| Load | backend | flat before the window | steady within it | load average before | strangers, % of the machine | JMeter's CPU, % of the backend's |",
				"|---|---|---:|---:|---:|---:|---:|"));
		Map<Place, List<CellResult>> places = cells.stream()
			.filter((cell) -> cell.conditions().isPresent())
			.collect(Collectors.groupingBy((cell) -> Place.of(cell.cell()), TreeMap::new, Collectors.toList()));
		places.forEach((place, all) -> all.stream()
			.collect(Collectors.groupingBy((cell) -> subject(cell.cell()), TreeMap::new, Collectors.toList()))
			.forEach((subject, alike) -> lines.add(cells(place, subject, alike))));
		return lines;
	}

	private static String subject(Cell cell) {
		return cell.contender().label() + ((cell.purpose() == Purpose.SAME_AGAIN) ? ", again" : "");
	}

	private static String cells(Place place, String subject, List<CellResult> cells) {
		return row(load(place), subject, count(cells, (cell) -> cell.conditions().filter(Conditions::warm).isPresent()),
				count(cells, CellResult::isSteady), range(cells, (cell) -> cell.conditions().get().loadBefore()),
				range(cells, (cell) -> cell.strangersShare() * 100), range(cells, Circumstances::generator));
	}

	private static String count(List<CellResult> cells, Predicate<CellResult> what) {
		return cells.stream().filter(what).count() + " of " + cells.size();
	}

	private static String range(List<CellResult> cells, ToDoubleFunction<CellResult> value) {
		DoubleSummaryStatistics values = cells.stream().mapToDouble(value).filter(Double::isFinite).summaryStatistics();
		if (values.getCount() == 0) {
			return Numbers.of(Double.NaN);
		}
		String least = Numbers.of(values.getMin());
		String greatest = Numbers.of(values.getMax());
		return least.equals(greatest) ? least : least + " to " + greatest;
	}

	private static double generator(CellResult cell) {
		CellResult.Usage jmeter = cell.usage().get(GENERATOR);
		return (jmeter != null) ? jmeter.cpuPerRequest() / Figure.CPU_PER_REQUEST.of(cell) * 100 : Double.NaN;
	}

	private static List<String> bands(List<Band> bands) {
		if (bands.isEmpty()) {
			return List.of("", "No backend was measured twice at the same load, so nothing tells what chance does.");
		}
		List<String> lines = new ArrayList<>(List.of("",
				"**How much a backend differs from itself** (A/A band): one that is measured again after another start.",
				"", "| Load | pairs | CPU a request | throughput | p90 |", "|---|---:|---:|---:|---:|"));
		bands.stream()
			.map(Band::place)
			.distinct()
			.forEach((place) -> lines.add(row(load(place),
					Integer.toString(
							bands.stream().filter((band) -> band.place().equals(place)).findFirst().get().pairs()),
					band(bands, place, Figure.CPU_PER_REQUEST), band(bands, place, Figure.THROUGHPUT),
					band(bands, place, Figure.P90))));
		return lines;
	}

	private static String band(List<Band> bands, Place place, Figure figure) {
		return bands.stream()
			.filter((band) -> band.isOf(place, figure))
			.map((band) -> Numbers.percent(band.factor() - 1))
			.findFirst()
			.orElse(Numbers.of(Double.NaN));
	}

	private static List<String> idle(List<StaticFigures> statics) {
		if (statics.isEmpty()) {
			return List.of();
		}
		List<Contender> contenders = Arrays.stream(Contender.values())
			.filter((contender) -> statics.stream().anyMatch((one) -> one.contender() == contender))
			.toList();
		Function<ToDoubleFunction<Stream<StaticFigures>>, Stream<String>> each = (figure) -> contenders.stream()
			.map((one) -> Numbers
				.of(figure.applyAsDouble(statics.stream().filter((service) -> service.contender() == one))));
		List<String> lines = new ArrayList<>(List.of("",
				"**Before anybody asks:** gateway and three services together.", "",
				row("", contenders.stream().map(Contender::label)), "|---" + "|---:".repeat(contenders.size()) + "|"));
		lines.add(row("heap after a collection, MiB",
				each.apply((services) -> sum(services, StaticFigures::heapIdle) / Figure.MEBIBYTE)));
		lines.add(row("the gateway's part of it", each
			.apply((services) -> sum(services.filter((one) -> one.service().equals(GATEWAY)), StaticFigures::heapIdle)
					/ Figure.MEBIBYTE)));
		lines.add(row("resident memory, MiB",
				each.apply((services) -> sum(services, StaticFigures::resident) / Figure.MEBIBYTE)));
		lines.add(row("until the last of them is ready, started at once, s", each
			.apply((services) -> services.mapToDouble(StaticFigures::startMillis).max().orElse(Double.NaN) / SECOND)));
		lines.add(row("jars, MB", each.apply((services) -> sum(services, StaticFigures::jar) / MEGABYTE)));
		lines.add(row("classes loaded", each.apply((services) -> sum(services, StaticFigures::classes))));
		return lines;
	}

	private static double sum(Stream<StaticFigures> services, ToDoubleFunction<StaticFigures> figure) {
		return services.mapToDouble(figure).reduce(Double::sum).orElse(Double.NaN);
	}

	private static String load(Place place) {
		return place.scenario().label() + ", " + place.load();
	}

	private static String row(String name, Stream<String> fields) {
		return row(Stream.concat(Stream.of(name), fields).toArray(String[]::new));
	}

	private static String row(String... fields) {
		return "| " + String.join(" | ", fields) + " |";
	}

}
