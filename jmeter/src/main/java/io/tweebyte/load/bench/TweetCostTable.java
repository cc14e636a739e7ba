package io.tweebyte.load.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * The costs as lines for the terminal, the backends of one operation below each other.
 */
public final class TweetCostTable {

	private static final List<String> PROCESSES = List.of("gateway", "user", "tweet", "interaction", "postgres",
			"redis");

	private static final List<String> SERVICES = PROCESSES.subList(1, 4);

	private static final List<String> JVMS = PROCESSES.subList(0, 4);

	private static final String GROUPS = "%-36s |%58s |%27s |%29s |%9s";

	private static final String HEAD = "%-17s%-14s%5s |%8s%6s%7s%7s%7s%6s%7s%10s |%6s%7s%7s%7s |%8s%7s%7s%7s |%9s";

	private static final double KIBIBYTE = 1024;

	private TweetCostTable() {
	}

	public static List<String> lines(List<TweetCost> costs) {
		List<String> lines = new ArrayList<>();
		lines.add(
				format(GROUPS, "", "CPU, ms a request", "statements and calls", "allocated, KiB a request", "answer,"));
		lines.add(format(HEAD, "operation", "backend", "n", "gateway", "user", "tweet", "inter.", "PgSQL", "Redis",
				"all", "target", "user", "tweet", "inter.", "calls", "gatew.", "user", "tweet", "inter.", "bytes"));
		for (TweetOperation operation : TweetOperation.values()) {
			costs.stream().filter((cost) -> cost.operation() == operation).map(TweetCostTable::row).forEach(lines::add);
		}
		return lines;
	}

	private static String row(TweetCost cost) {
		StringBuilder row = new StringBuilder(
				format("%-17s%-14s%5d |", cost.operation().label(), cost.contender().label(), cost.requests()));
		int[] widths = { 8, 6, 7, 7, 7, 6 };
		for (int process = 0; process < PROCESSES.size(); process++) {
			row.append(
					format("%" + widths[process] + ".2f", cost.cpu().getOrDefault(PROCESSES.get(process), Double.NaN)));
		}
		row.append(format("%7.2f%10s |", cost.totalCpu(), target(cost.aboveTarget())));
		row.append(format("%6.2f%7.2f%7.2f%7.2f |", cost.statements(SERVICES.get(0)), cost.statements(SERVICES.get(1)),
				cost.statements(SERVICES.get(2)), cost.calls()));
		for (int jvm = 0; jvm < JVMS.size(); jvm++) {
			row.append(format((jvm == 0) ? "%8.0f" : "%7.0f",
					cost.allocated().getOrDefault(JVMS.get(jvm), Double.NaN) / KIBIBYTE));
		}
		row.append(format(" |%9.1f", cost.answer()));
		return (cost.failures() == 0) ? row.toString() : row + "  %d FAILED".formatted(cost.failures());
	}

	private static String target(OptionalDouble above) {
		return above.isPresent() ? format("%+.0f %%", above.getAsDouble() * 100) : "-";
	}

	private static String format(String format, Object... values) {
		return String.format(Locale.ROOT, format, values);
	}

}
