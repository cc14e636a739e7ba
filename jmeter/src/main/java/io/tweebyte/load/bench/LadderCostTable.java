package io.tweebyte.load.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The costs as lines for the terminal, the rungs of one backend below each other.
 */
public final class LadderCostTable {

	private static final List<String> PROCESSES = List.of("service", "interaction", "user", "postgres", "redis");

	private static final String GROUPS = "%-30s |%58s |%24s |%17s |%9s";

	private static final String HEAD = "%-14s%-11s%5s |%10s%10s%7s%8s%7s%10s%6s |%8s%8s%8s |%9s%8s |%9s";

	private static final double KIBIBYTE = 1024;

	private static final double ALIKE = 10;

	private LadderCostTable() {
	}

	public static List<String> lines(List<LadderCost> costs) {
		List<String> lines = new ArrayList<>();
		lines.add(format(GROUPS, "", "CPU, ms a request", "statements and calls", "allocated, KiB", "answer,"));
		lines.add(format(HEAD, "rung", "backend", "n", "service", "inter.", "user", "PgSQL", "Redis", "all", "gain",
				"service", "inter.", "calls", "service", "inter.", "bytes"));
		for (int place = 0; place < costs.size(); place++) {
			LadderCost cost = costs.get(place);
			boolean first = place == 0 || !comparable(costs.get(place - 1), cost);
			lines.add(row(cost, first ? "-" : gain(costs.get(place - 1), cost)));
		}
		return lines;
	}

	private static boolean comparable(LadderCost above, LadderCost cost) {
		return above.contender() == cost.contender() && above.rung().isEdit() == cost.rung().isEdit();
	}

	private static String row(LadderCost cost, String gain) {
		StringBuilder row = new StringBuilder(
				format("%-14s%-11s%5d |", cost.rung().label(), cost.contender().label(), cost.requests()));
		int[] widths = { 10, 10, 7, 8, 7 };
		for (int process = 0; process < PROCESSES.size(); process++) {
			row.append(
					format("%" + widths[process] + ".2f", cost.cpu().getOrDefault(PROCESSES.get(process), Double.NaN)));
		}
		row.append(format("%10.2f%6s |", cost.totalCpu(), gain));
		row.append(format("%8.1f%8.1f%8.1f |", cost.statements("tweet"), cost.statements("interaction"), cost.calls()));
		row.append(format("%9.0f%8.0f |", allocated(cost, "service"), allocated(cost, "interaction")));
		row.append(format("%9.1f", cost.answer()));
		return (cost.failures() == 0) ? row.toString() : row + "  %d FAILED".formatted(cost.failures());
	}

	private static String gain(LadderCost before, LadderCost cost) {
		double factor = before.totalCpu() / cost.totalCpu();
		return format((factor < ALIKE) ? "x%.2f" : "x%.0f", factor);
	}

	private static double allocated(LadderCost cost, String service) {
		return cost.allocated().getOrDefault(service, Double.NaN) / KIBIBYTE;
	}

	private static String format(String format, Object... values) {
		return String.format(Locale.ROOT, format, values);
	}

}
