package io.tweebyte.load;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.report.Figure;
import io.tweebyte.load.stats.CellFigures;

/**
 * The cells as lines for the terminal, by scenario. A cell that does not count, or is not
 * for ranking, says so in its row, and why below.
 */
final class ResultTable {

	private static final String GROUPS = "%67s |%55s |%10s |%21s";

	private static final String HEAD = "%-14s%6s%9s%7s%8s%7s%5s%5s%6s |%8s%6s%6s%9s%6s%6s%6s%8s |%10s |%6s%6s%5s%4s";

	private static final String ROW = "%-14s%6d%9d%7d%8.1f%7.1f%5s%5s%6s |%8s%6s%6s%9s%6s%6s%6s%8s |%10s |%6s%6s%5s%4s";

	private ResultTable() {
	}

	static List<String> lines(List<CellResult> results) {
		Map<String, List<CellResult>> groups = new LinkedHashMap<>();
		results.forEach(
				(result) -> groups.computeIfAbsent(title(result.cell()), (title) -> new ArrayList<>()).add(result));
		List<String> lines = new ArrayList<>();
		lines.add(format(GROUPS, "latency in ms", "CPU in ms a request, JMeter apart", "heap, MiB", "in the window"));
		lines.add(format(HEAD, "backend", "level", "requests", "errors", "req/s", "mean", "p50", "p90", "p99",
				"gateway", "user", "tweet", "interact", "PgSQL", "Redis", "sum", "JMeter", "peak/live", "Little",
				"cores", "JM%", "o%"));
		groups.keySet().stream().sorted().forEach((title) -> {
			lines.add(title);
			groups.get(title)
				.stream()
				.sorted(Comparator.comparingInt((CellResult result) -> result.cell().level())
					.thenComparing((result) -> result.cell().contender())
					.thenComparing((result) -> result.cell().repeat()))
				.forEach((result) -> lines.add(row(result)));
		});
		lines.add("");
		lines.addAll(legend(results));
		return lines;
	}

	private static String title(Cell cell) {
		String purpose = switch (cell.purpose()) {
			case COMPARISON, SETTLING -> "";
			case SAME_AGAIN -> ", one backend once more";
			case OVERLOAD -> ", more than it can do, with production's limits";
		};
		return cell.scenario().label() + ", "
				+ ((cell.model() == LoadModel.OPEN) ? "open model, arrivals a second" : "closed model, users")
				+ purpose;
	}

	private static String row(CellResult result) {
		String backend = result.cell().contender().label();
		if (requests(result) == 0) {
			return format("%-14s%6d  DOES NOT COUNT", backend, result.cell().level());
		}
		CellFigures figures = result.figures().orElseThrow();
		String row = format(ROW, backend, result.cell().level(), figures.requests(), figures.errors(),
				figures.throughput(), figures.mean(), whole(figures.p50()), whole(figures.p90()), whole(figures.p99()),
				cpu(result, "gateway"), cpu(result, "user"), cpu(result, "tweet"), cpu(result, "interaction"),
				cpu(result, "postgres"), cpu(result, "redis"), number(Figure.CPU_PER_REQUEST.of(result), "%.2f"),
				cpu(result, CellRunner.GENERATOR),
				whole(Figure.HEAP_PEAK.of(result)) + "/" + whole(Figure.HEAP_LIVE.of(result)), little(result, figures),
				number(result.cpuLaw().orElseThrow().coresUsed(), "%.2f"), percent(result.generatorShare()),
				percent(result.strangersShare()));
		if (!result.counts()) {
			return row + "  DOES NOT COUNT";
		}
		return result.ranks() ? row : row + "  not for ranking";
	}

	private static List<String> legend(List<CellResult> results) {
		List<String> lines = new ArrayList<>();
		lines.add(
				"sum: CPU of gateway, services that the scenario asks, PostgreSQL and Redis. heap: of all services together. "
						+ "Little: users that throughput");
		lines.add(
				"x (latency + gap) amounts to, in brackets where latency is too short to judge it. cores: busy, JMeter "
						+ "among them. JM%, o%: part of the");
		lines.add("machine that JMeter and others took.");
		if (results.stream().anyMatch((result) -> result.counts() && !result.ranks())) {
			lines.add(
					"Not for ranking: throughput and latency are not only the backend's doing; CPU a request stands, if the window was steady.");
		}
		lines.add("");
		for (CellResult result : results) {
			String name = result.cell().name() + ": ";
			result.failures().forEach((failure) -> lines.add(name + "DOES NOT COUNT: " + failure));
			refused(result).ifPresent((share) -> lines.add(name + share));
			result.marks().forEach((mark) -> lines.add(name + "not for ranking: " + mark));
			result.warnings().forEach((warning) -> lines.add(name + "note: " + warning));
		}
		watching(results).ifPresent(lines::add);
		return lines;
	}

	private static Optional<String> refused(CellResult result) {
		if (result.cell().purpose() != Purpose.OVERLOAD || requests(result) == 0) {
			return Optional.empty();
		}
		CellFigures figures = result.figures().orElseThrow();
		return Optional.of(format("goodput %.1f requests/s, %.1f %% refused with 503", figures.throughput(),
				100.0 * result.refused() / figures.requests()));
	}

	private static Optional<String> watching(List<CellResult> results) {
		return results.stream()
			.flatMap((result) -> result.conditions().stream())
			.map(Conditions::watching)
			.filter((cores) -> !cores.isNaN())
			.max(Double::compare)
			.map((cores) -> format("Watching and this command took %.1f %% of a core at the most.", cores * 100));
	}

	private static int requests(CellResult result) {
		return result.figures().map(CellFigures::requests).orElse(0);
	}

	private static String little(CellResult result, CellFigures figures) {
		if (result.cell().model() == LoadModel.OPEN) {
			return "-";
		}
		String users = number(figures.law().impliedUsers(), "%.1f");
		return !figures.law().isJudged() ? "(" + users + ")" : users;
	}

	private static String cpu(CellResult result, String process) {
		return Optional.ofNullable(result.usage().get(process))
			.map((usage) -> number(usage.cpuPerRequest(), "%.2f"))
			.orElse("-");
	}

	private static String whole(double value) {
		return number(value, "%.0f");
	}

	private static String percent(double share) {
		return number(share * 100, "%.0f");
	}

	private static String number(double value, String format) {
		return Double.isNaN(value) ? "-" : format(format, value);
	}

	private static String format(String format, Object... values) {
		return String.format(Locale.ROOT, format, values);
	}

}
