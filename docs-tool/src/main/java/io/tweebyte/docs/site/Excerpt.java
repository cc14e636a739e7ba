package io.tweebyte.docs.site;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

import io.tweebyte.docs.diff.Row;
import io.tweebyte.docs.diff.SideBySide;

/**
 * Two excerpts of the guide that stand side by side.
 *
 * @param sources the classes they are from
 * @param rows their lines
 */
record Excerpt(List<Source> sources, List<Row> rows) {

	private static final Pattern SOURCE = Pattern.compile("<a href=\"([^\"]+)\">([^<]+)</a>");

	/**
	 * Compares two excerpts.
	 * @param head links to the sources
	 * @param page where a link leads to on the site
	 * @param async the lines of one
	 * @param reactive the lines of the other
	 */
	static Excerpt of(String head, Function<String, Optional<String>> page, String async, String reactive) {
		List<Source> sources = SOURCE.matcher(head)
			.results()
			.map((link) -> new Source(link.group(2), page.apply(link.group(1)).orElse("")))
			.distinct()
			.toList();
		return new Excerpt(sources, SideBySide.rows(async.lines().toList(), reactive.lines().toList()));
	}

	/**
	 * A class.
	 *
	 * @param name its name
	 * @param page its page
	 */
	record Source(String name, String page) {

	}

	/** Writes an excerpt as HTML. */
	interface Page {

		String write(Excerpt excerpt);

	}

}
