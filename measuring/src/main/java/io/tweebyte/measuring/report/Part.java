package io.tweebyte.measuring.report;

import java.util.List;
import java.util.stream.Collectors;

import io.tweebyte.measuring.page.Html;
import io.tweebyte.measuring.page.Section;
import io.tweebyte.measuring.table.HtmlTable;
import io.tweebyte.measuring.table.MarkdownTable;
import io.tweebyte.measuring.table.Table;

/**
 * A part of a report, for a page and for Markdown.
 *
 * @param id by which links reach it, unique within the page
 * @param title in plain text
 * @param text one paragraph in plain text, empty for none
 * @param points in plain text
 * @param figure HTML for the page alone, inserted as it is
 * @param table null for none
 * @param note how to read the table, in plain text; empty for nothing
 */
public record Part(String id, String title, String text, List<String> points, String figure, Table<?> table,
		String note) {

	/** Returns a part with a table. */
	public static Part of(String id, String title, String text, Table<?> table) {
		return new Part(id, title, text, List.of(), "", table, "");
	}

	/** Returns a part with points. */
	public static Part of(String id, String title, List<String> points) {
		return new Part(id, title, "", points, "", null, "");
	}

	/** Returns the same with points before everything else. */
	public Part with(List<String> added) {
		return new Part(this.id, this.title, this.text, added, this.figure, this.table, this.note);
	}

	/** Returns the same with HTML before the table. */
	public Part with(String html) {
		return new Part(this.id, this.title, this.text, this.points, html, this.table, this.note);
	}

	/** Returns the same with a note under the table. */
	public Part withNote(String text) {
		return new Part(this.id, this.title, this.text, this.points, this.figure, this.table, text);
	}

	/** Returns whether a reader learns something from it. */
	public boolean isPresent() {
		return !this.points.isEmpty() || !this.figure.isEmpty() || hasRows();
	}

	private boolean hasRows() {
		return this.table != null && !this.table.rows().isEmpty();
	}

	public Section section() {
		return Section.of(this.id, this.title, this.points.isEmpty() ? "" : Html.list(this.points),
				this.text.isEmpty() ? "" : Html.paragraph(this.text), this.figure,
				hasRows() ? new HtmlTable().render(this.table) : "", hasNote() ? Html.paragraph(this.note) : "");
	}

	private boolean hasNote() {
		return hasRows() && !this.note.isEmpty();
	}

	public String markdown() {
		return "\n## " + this.title + "\n\n"
				+ this.points.stream().map((point) -> "- " + point + "\n").collect(Collectors.joining("", "", "\n"))
				+ (this.text.isEmpty() ? "" : this.text + "\n\n")
				+ (hasRows() ? new MarkdownTable().render(this.table) : "")
				+ (hasNote() ? "\n" + this.note + "\n" : "");
	}

}
