package io.tweebyte.load.report;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The shapes of the texts in a page's charts, each kept once: the library draws every
 * text as an outline, and the same few words stand in all charts.
 */
final class Glyphs {

	/**
	 * A filled outline of some length; lines and markers of a chart are short or stroked.
	 */
	private static final Pattern OUTLINE = Pattern.compile("<path d=\"([^\"]{120,})\"([^>]* stroke=\"none\"[^>]*)/>");

	private final Map<String, String> ids = new LinkedHashMap<>();

	/**
	 * Puts a reference in the place of each outline.
	 */
	String shared(String svg) {
		return OUTLINE.matcher(svg)
			.replaceAll((outline) -> Matcher.quoteReplacement("<use href=\"#%s\"%s/>".formatted(
					this.ids.computeIfAbsent(outline.group(1), (shape) -> "t" + this.ids.size()), outline.group(2))));
	}

	/**
	 * An element that holds them all and shows nothing.
	 */
	String svg() {
		StringBuilder svg = new StringBuilder(
				"<svg width=\"0\" height=\"0\" class=\"shapes\" aria-hidden=\"true\"><defs>");
		this.ids.forEach(
				(shape, id) -> svg.append("<path id=\"").append(id).append("\" d=\"").append(shape).append("\"/>"));
		return svg.append("</defs></svg>").toString();
	}

}
