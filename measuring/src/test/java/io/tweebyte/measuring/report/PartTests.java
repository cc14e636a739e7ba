package io.tweebyte.measuring.report;

import java.util.List;

import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PartTests {

	private final Table<String> table = new Table<>("", List.of(new Column<>("name", (row) -> row, Format.TEXT)),
			List.of("one <row>"));

	private final Part part = Part.of("all", "All of it", "Per request.", this.table)
		.with(List.of("A point & more"))
		.with("<svg></svg>");

	@Test
	void isASectionWithItsFigureBeforeTheTable() {
		assertThat(this.part.section().title()).isEqualTo("All of it");
		assertThat(this.part.section().html()).containsSubsequence("<li>A point &amp; more</li>", "<p>Per request.</p>",
				"<svg></svg>", "one &lt;row&gt;");
	}

	@Test
	void isMarkdownWithoutTheFigure() {
		assertThat(this.part.markdown()).startsWith("\n## All of it\n\n- A point & more\n")
			.contains("Per request.\n", "| name |")
			.doesNotContain("svg");
	}

	@Test
	void hasANoteUnderItsTable() {
		Part noted = this.part.withNote("A row is <one>.");
		assertThat(noted.section().html()).containsSubsequence("one &lt;row&gt;", "<p>A row is &lt;one&gt;.</p>");
		assertThat(noted.markdown()).endsWith("\nA row is <one>.\n");
		Part empty = Part.of("none", "Nothing", "", new Table<>("", this.table.columns(), List.of()));
		assertThat(empty.with(List.of("A point")).withNote("Of nothing.").markdown()).doesNotContain("Of nothing");
	}

	@Test
	void isAbsentWithoutPointsFigureAndRows() {
		assertThat(this.part.isPresent()).isTrue();
		assertThat(Part.of("none", "Nothing", "A text.", new Table<>("", this.table.columns(), List.of())).isPresent())
			.isFalse();
		assertThat(Part.of("none", "Nothing", List.of()).isPresent()).isFalse();
	}

	@Test
	void leavesOutATableWithoutRows() {
		Part points = Part.of("some", "Some", "", new Table<>("", this.table.columns(), List.of()))
			.with(List.of("A point"));
		assertThat(points.isPresent()).isTrue();
		assertThat(points.section().html()).contains("A point").doesNotContain("<table>");
		assertThat(points.markdown()).contains("- A point").doesNotContain("name");
	}

}
