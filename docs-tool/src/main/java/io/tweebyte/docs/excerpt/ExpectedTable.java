package io.tweebyte.docs.excerpt;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.checks.Tree;
import io.tweebyte.docs.DocsException;

/**
 * What a test expects in each tree, as a table. The rows are the constants of an enum,
 * the cells those of {@code Outcome}; each has its words in the enum, and each tree's
 * test names the outcome of each row in a {@code switch}.
 */
final class ExpectedTable {

	private static final Pattern CONSTANT = Pattern.compile("(?m)^\\t([A-Z_]+)\\(\"([^\"]+)\"\\)[,;]");

	private static final Pattern CASE = Pattern.compile("case ([A-Z_, ]+) -> Outcome\\.([A-Z_]+);");

	private final Map<String, String> rows;

	private final Map<String, String> outcomes;

	/**
	 * Creates a table.
	 * @param rows the source of the enum with the rows
	 * @param outcomes the source of the enum with the outcomes
	 */
	ExpectedTable(String rows, String outcomes) {
		this.rows = constants(rows);
		this.outcomes = constants(outcomes);
	}

	private static Map<String, String> constants(String source) {
		return CONSTANT.matcher(source)
			.results()
			.collect(Collectors.toMap((found) -> found.group(1), (found) -> found.group(2), (one, next) -> next,
					LinkedHashMap::new));
	}

	/**
	 * Returns the table as Markdown.
	 * @param tests the sources of the test, in the order of {@link Tree}
	 * @throws DocsException when a test has no outcome for a row
	 */
	String of(List<String> tests) {
		List<Map<String, String>> columns = tests.stream().map(ExpectedTable::expected).toList();
		Stream<String> head = Stream.of(
				"| | " + Stream.of(Tree.values()).map(Tree::folder).collect(Collectors.joining(" | ")) + " |",
				"|---".repeat(Tree.values().length + 1) + "|");
		return Stream.concat(head, this.rows.entrySet().stream().map((row) -> line(row, columns)))
			.collect(Collectors.joining("\n"));
	}

	private static Map<String, String> expected(String test) {
		return CASE.matcher(test)
			.results()
			.flatMap((found) -> Arrays.stream(found.group(1).split(", ")).map((row) -> Map.entry(row, found.group(2))))
			.collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
	}

	private String line(Map.Entry<String, String> row, List<Map<String, String>> columns) {
		return "| " + row.getValue() + " | "
				+ columns.stream()
					.map((column) -> this.outcomes.get(column.get(row.getKey())))
					.map((outcome) -> checked(row.getKey(), outcome))
					.collect(Collectors.joining(" | "))
				+ " |";
	}

	private static String checked(String row, String outcome) {
		if (outcome == null) {
			throw new DocsException("A test has no outcome for " + row);
		}
		return outcome;
	}

}
