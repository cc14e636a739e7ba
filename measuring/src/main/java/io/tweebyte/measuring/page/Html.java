package io.tweebyte.measuring.page;

import java.util.List;
import java.util.stream.Collectors;

import com.samskivert.mustache.Escapers;

/**
 * Small pieces of HTML from plain text, which is escaped.
 */
public final class Html {

	private Html() {
	}

	/** Escapes text for element content and for attributes in quotes. */
	public static String escape(String text) {
		return Escapers.HTML.escape(text);
	}

	public static String paragraph(String text) {
		return "<p>" + escape(text) + "</p>\n";
	}

	public static String heading(String text) {
		return "<h3>" + escape(text) + "</h3>\n";
	}

	public static String list(List<String> texts) {
		return texts.stream()
			.map((text) -> "<li>" + escape(text) + "</li>\n")
			.collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
	}

	public static String link(String address, String text) {
		return "<p><a href=\"" + escape(address) + "\">" + escape(text) + "</a></p>\n";
	}

	/**
	 * Puts content behind a line that opens it.
	 * @param html inserted as it is
	 */
	public static String details(String summary, String html) {
		return "<details><summary>" + escape(summary) + "</summary>\n" + html + "</details>\n";
	}

}
