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

	public static String list(List<String> texts) {
		return texts.stream()
			.map((text) -> "<li>" + escape(text) + "</li>\n")
			.collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
	}

}
