package io.tweebyte.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.claim.Claim.Published;
import io.tweebyte.lab.claim.Relation.Kind;
import io.tweebyte.lab.judge.Figure;
import io.tweebyte.lab.judge.StylePair;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.template.Templates;

/**
 * Reads {@code claims.csv}. An order is such as {@code loop<streams=reactor}, and
 * {@code virtual<=loop} where the first style needs at most as much, or
 * {@code loop<<reactor} where the second one needs far more. Blanks separate several
 * orders. A style of another workload has its name before it, as in
 * {@code message-send:pool}.
 */
final class ClaimReader {

	/** Stands for an order that a study decides by counting. */
	private static final String COUNTED = "counted";

	private static final Pattern CELL = Pattern.compile("(<=|<<|[<=]?)(?:([a-z0-9-]+):)?([a-z-]+)");

	private static final Pattern RATIO = Pattern.compile("([a-z-]+)/([a-z-]+) ([0-9.]+)");

	private ClaimReader() {
	}

	static List<Claim> all() {
		return CsvTable.read(Templates.text(ClaimReader.class, "claims.csv")).stream().map(ClaimReader::of).toList();
	}

	private static Claim of(Map<String, String> row) {
		String workload = row.get("workload");
		String order = row.get("order");
		String form = row.get("form");
		return new Claim(row.get("id"), row.get("study"), row.get("where"), row.get("claim"), row.get("measured"),
				published(workload, row.get("ratios")), figure(row.get("figure")), relations(workload, order),
				relations(workload, form), order.equals(COUNTED), form.equals(COUNTED), row.get("reason"));
	}

	private static Figure figure(String name) {
		return name.isEmpty() ? Figure.CPU : Figure.valueOf(name.toUpperCase(Locale.ROOT));
	}

	private static List<Published> published(String workload, String ratios) {
		return RATIO.matcher(ratios)
			.results()
			.map((ratio) -> new Published(new StylePair(workload, style(ratio.group(2)), style(ratio.group(1))),
					Double.parseDouble(ratio.group(3))))
			.toList();
	}

	/**
	 * Reads an order.
	 * @param workload of the styles that name none
	 * @throws IllegalArgumentException when two styles have no sign between them
	 */
	static List<Relation> relations(String workload, String order) {
		List<Relation> relations = new ArrayList<>();
		if (order.equals(COUNTED)) {
			return relations;
		}
		for (String one : order.split(" ")) {
			Cell before = null;
			Matcher cells = CELL.matcher(one);
			while (cells.find()) {
				Cell cell = new Cell((cells.group(2) != null) ? cells.group(2) : workload, style(cells.group(3)),
						false);
				if (before != null) {
					relations.add(relation(before, cells.group(1), cell));
				}
				before = cell;
			}
		}
		return relations;
	}

	private static Relation relation(Cell before, String sign, Cell cell) {
		return switch (sign) {
			case "<" -> new Relation(new StylePair(before, cell), Kind.MORE);
			case "<<" -> new Relation(new StylePair(before, cell), Kind.FAR_MORE);
			case "=" -> new Relation(new StylePair(before, cell), Kind.EQUAL);
			case "<=" -> new Relation(new StylePair(cell, before), Kind.AT_MOST);
			default ->
				throw new IllegalArgumentException("%s and %s have no sign between them".formatted(before, cell));
		};
	}

	private static Style style(String label) {
		return Style.valueOf(label.toUpperCase(Locale.ROOT).replace('-', '_'));
	}

}
