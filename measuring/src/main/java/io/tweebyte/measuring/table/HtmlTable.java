package io.tweebyte.measuring.table;

import java.util.List;
import java.util.stream.IntStream;

import io.tweebyte.measuring.page.Html;

/**
 * A table of HTML: the first cell of a row is its head, numeric cells have the class
 * {@code number}.
 */
public final class HtmlTable {

	/** Returns the table, with a line break at its end. */
	public String render(Table<?> table) {
		StringBuilder html = new StringBuilder("<div class=\"scroll\"><table>\n");
		if (!table.title().isEmpty()) {
			html.append("<caption>").append(Html.escape(table.title())).append("</caption>\n");
		}
		html.append("<thead><tr>");
		IntStream.range(0, table.columns().size())
			.forEach((column) -> html.append(cell(table, "th scope=\"col\"", column, table.names().get(column))));
		html.append("</tr></thead>\n<tbody>\n");
		table.texts().forEach((cells) -> html.append(row(table, cells)));
		return html.append("</tbody></table></div>\n").toString();
	}

	private static String row(Table<?> table, List<String> cells) {
		StringBuilder html = new StringBuilder("<tr>");
		for (int column = 0; column < cells.size(); column++) {
			html.append(cell(table, (column == 0) ? "th scope=\"row\"" : "td", column, cells.get(column)));
		}
		return html.append("</tr>\n").toString();
	}

	private static String cell(Table<?> table, String tag, int column, String text) {
		String kind = table.columns().get(column).format().isNumeric() ? " class=\"number\"" : "";
		return "<" + tag + kind + ">" + Html.escape(text) + "</" + tag.substring(0, 2) + ">";
	}

}
