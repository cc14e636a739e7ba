package io.tweebyte.docs.site;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import io.tweebyte.docs.diff.Row;
import io.tweebyte.docs.diff.SideBySide;

/**
 * Two excerpts of the guide that stand side by side.
 *
 * @param async the one
 * @param reactive the other
 * @param rows their lines
 */
record Excerpt(Source async, Source reactive, List<Row> rows) {

	private static final Pattern SOURCE = Pattern.compile("<a href=\"([^\"]+)\">([^<]+)</a>");

	/**
	 * Compares two excerpts.
	 * @param head links to the sources
	 * @param page where a link leads to on the site
	 * @param async the lines of one
	 * @param reactive the lines of the other
	 */
	static Excerpt of(String head, Function<String, Optional<String>> page, String async, String reactive) {
		List<MatchResult> links = SOURCE.matcher(head).results().toList();
		return new Excerpt(source(links.getFirst(), page, async), source(links.getLast(), page, reactive),
				SideBySide.rows(async.lines().toList(), reactive.lines().toList()));
	}

	private static Source source(MatchResult link, Function<String, Optional<String>> page, String text) {
		return new Source(link.group(2), page.apply(link.group(1)).orElse(""), text);
	}

	/**
	 * Whether they are from two classes of different names, and so have no lines in
	 * common but by chance.
	 */
	boolean apart() {
		return !this.async.name().equals(this.reactive.name());
	}

	/** Both sides. */
	List<Source> sources() {
		return List.of(this.async, this.reactive);
	}

	/**
	 * A class.
	 *
	 * @param name its name
	 * @param page its page
	 * @param text what is shown of it
	 */
	record Source(String name, String page, String text) {

	}

	/** Writes an excerpt as HTML. */
	interface Page {

		String write(Excerpt excerpt);

	}

}
