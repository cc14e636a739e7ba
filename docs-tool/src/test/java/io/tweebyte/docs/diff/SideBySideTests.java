package io.tweebyte.docs.diff;

import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SideBySideTests {

	@Test
	void keepsEveryLineOfBothSides() {
		List<String> left = List.of("a", "b", "only left of them", "c", "e f g");
		List<String> right = List.of("a", "c", "e f h", "x");
		List<Row> rows = SideBySide.rows(left, right);
		assertThat(rows.stream().map(Row::left).filter(Side::exists).map(Side::text)).containsExactlyElementsOf(left);
		assertThat(rows.stream().map(Row::right).filter(Side::exists).map(Side::text)).containsExactlyElementsOf(right);
	}

	@Test
	void numbersTheLines() {
		List<Row> rows = SideBySide.rows(List.of("a", "b"), List.of("x y z", "a", "b"));
		assertThat(rows.stream().map((row) -> row.left().number() + ":" + row.right().number())).containsExactly("0:1",
				"1:2", "2:3");
	}

	@Test
	void takesNoNoticeOfIndentation() {
		assertThat(kinds(List.of("\tdone();"), List.of("\t\tdone();"))).isEqualTo(" ");
	}

	@Test
	void marksTheWordsThatDiffer() {
		Row row = SideBySide.rows(List.of("return a.thenApply(this::b);"), List.of("return a.map(this::b);"))
			.getFirst();
		assertThat(row.kind()).isEqualTo(Row.Kind.CHANGED);
		assertThat(row.left().spans()).containsExactly(new Span("return a.", false), new Span("thenApply", true),
				new Span("(this::b);", false));
		assertThat(row.right().spans()).contains(new Span("map", true));
	}

	@Test
	void marksNoIndentation() {
		Row row = SideBySide.rows(List.of("\t\treturn a;"), List.of("\treturn b;")).getFirst();
		assertThat(row.left().spans()).containsExactly(new Span("\t\t", false), new Span("return ", false),
				new Span("a", true), new Span(";", false));
	}

	@Test
	void letsLinesFaceThatAreAlike() {
		List<String> left = List.of("new line that is only here", "return users.find(id).thenApply(open);");
		List<String> right = List.of("return users.find(id).map(open);", "and quite another one there");
		assertThat(kinds(left, right)).isEqualTo("<|>");
	}

	@Test
	void seesThatALineHasMoved() {
		List<String> left = List.of("private final Executor threads;", "a", "b");
		List<String> right = List.of("a", "b", "private final Executor threads;");
		assertThat(kinds(left, right)).isEqualTo("~  ~");
	}

	@Test
	void leadsFromALineThatMovedToItsTwin() {
		List<Row> rows = SideBySide.rows(List.of("private final Executor threads;", "a"),
				List.of("a", "private final Executor threads;", "private final Executor threads;"));
		assertThat(rows.getFirst().elsewhere()).isEqualTo(2);
		assertThat(rows.get(2).elsewhere()).isEqualTo(1);
		assertThat(rows.getLast().kind()).isEqualTo(Row.Kind.RIGHT);
	}

	@Test
	void takesNoBraceForMoved() {
		assertThat(kinds(List.of("}", "a", "b"), List.of("a", "b", "}"))).isEqualTo("<  >");
	}

	@Test
	void comparesWithNothing() {
		assertThat(kinds(List.of("a", "b"), List.of())).isEqualTo("<<");
		assertThat(kinds(List.of(), List.of("a"))).isEqualTo(">");
	}

	private static String kinds(List<String> left, List<String> right) {
		return SideBySide.rows(left, right)
			.stream()
			.map((row) -> String.valueOf(row.kind().mark()))
			.collect(Collectors.joining());
	}

}
