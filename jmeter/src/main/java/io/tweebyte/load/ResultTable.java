package io.tweebyte.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import io.tweebyte.load.CellResult.Usage;
import io.tweebyte.load.stats.CellFigures;

/**
 * The cells as lines for the terminal. A cell that does not count says so in its row, and
 * why below.
 */
class ResultTable {

	private static final List<String> PROCESSES = List.of("gateway", "user", "tweet", "interaction", "postgres",
			"redis");

	/** Services that run beside and have no part in the answers. */
	private static final List<String> OTHERS = List.of("tweet", "interaction");

	private static final String GROUPS = "%70s |%50s |%19s";

	private static final String HEAD = "%-14s%6s%9s%7s%9s%7s%6s%6s%6s |%8s%7s%7s%7s%7s%7s%7s |%10s%9s";

	private static final String ROW = "%-14s%6d%9d%7d%9.1f%7.1f%6.0f%6.0f%6.0f |%8.2f%7.2f%7.2f%7.2f%7.2f%7.2f%7.2f |%10s%9s";

	private static final double MEBIBYTE = 1024 * 1024;

	private ResultTable() {
	}

	static List<String> lines(List<CellResult> results) {
		List<String> lines = new ArrayList<>();
		lines.add(format(GROUPS, "latency in ms", "CPU in ms a request, JMeter apart", "heap peak/live, MiB"));
		lines.add(format(HEAD, "backend", "users", "requests", "errors", "req/s", "mean", "p50", "p90", "p99",
				"gateway", "user", "others", "PgSQL", "Redis", "sum", "JMeter", "gateway", "user"));
		results.forEach((result) -> lines.add(row(result)));
		lines.add("");
		results.forEach((result) -> lines.addAll(remarks(result)));
		return lines;
	}

	private static String row(CellResult result) {
		String backend = result.cell().contender().label();
		if (requests(result) == 0) {
			return format("%-14s%6d  DOES NOT COUNT", backend, result.cell().level());
		}
		CellFigures figures = result.figures().orElseThrow();
		double others = sum(result, OTHERS);
		double sum = sum(result, PROCESSES);
		String row = format(ROW, backend, result.cell().level(), figures.requests(), figures.errors(),
				figures.throughput(), figures.mean(), figures.p50(), figures.p90(), figures.p99(),
				cpu(result, "gateway"), cpu(result, "user"), others, cpu(result, "postgres"), cpu(result, "redis"), sum,
				cpu(result, CellRunner.GENERATOR), heap(result, "gateway"), heap(result, "user"));
		return result.counts() ? row : row + "  DOES NOT COUNT";
	}

	private static List<String> remarks(CellResult result) {
		List<String> lines = new ArrayList<>();
		String name = result.cell().contender().label() + ": ";
		if (requests(result) > 0) {
			CellFigures figures = result.figures().orElseThrow();
			lines.add(name + format(
					"Little: %d users make %.2f%s; CPU: %.2f of %d cores; generator %.0f %%, strangers "
							+ "%.0f %% of the machine",
					result.cell().level(), figures.law().impliedUsers(),
					(figures.law().latency() < 20) ? " (not judged below 20 ms)" : "",
					result.cpuLaw().orElseThrow().coresUsed(), result.cpuLaw().orElseThrow().cores(),
					result.generatorShare() * 100, result.strangersShare() * 100));
		}
		result.warnings().forEach((warning) -> lines.add(name + "note: " + warning));
		result.failures().forEach((failure) -> lines.add(name + "DOES NOT COUNT: " + failure));
		return lines;
	}

	private static int requests(CellResult result) {
		return result.figures().map(CellFigures::requests).orElse(0);
	}

	private static double sum(CellResult result, List<String> processes) {
		return processes.stream().mapToDouble((name) -> cpu(result, name)).sum();
	}

	private static double cpu(CellResult result, String process) {
		return Optional.ofNullable(result.usage().get(process)).map(Usage::cpuPerRequest).orElse(Double.NaN);
	}

	private static String heap(CellResult result, String process) {
		Optional<Usage> usage = Optional.ofNullable(result.usage().get(process));
		return mebibytes(usage.flatMap(Usage::heapPeak)) + "/" + mebibytes(usage.flatMap(Usage::heapLive));
	}

	private static String mebibytes(Optional<Double> bytes) {
		return bytes.map((value) -> format("%.0f", value / MEBIBYTE)).orElse("-");
	}

	private static String format(String format, Object... values) {
		return String.format(Locale.ROOT, format, values);
	}

}
