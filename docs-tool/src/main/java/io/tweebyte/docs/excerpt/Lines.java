package io.tweebyte.docs.excerpt;

import java.util.List;
import java.util.stream.Collectors;

import io.tweebyte.docs.DocsException;

/** What excerpts of any text need. */
final class Lines {

	/** As wide as a tab is shown where two excerpts share a page. */
	private static final String TAB = "  ";

	private Lines() {
	}

	/** Takes off the indentation all lines share, and makes the rest narrow. */
	static String dedented(String text) {
		int shared = text.lines().filter((line) -> !line.isBlank()).mapToInt(Lines::indentation).min().orElse(0);
		return text.lines()
			.map((line) -> line.isBlank() ? "" : line.substring(shared).stripTrailing().replace("\t", TAB))
			.collect(Collectors.joining("\n"));
	}

	private static int indentation(String line) {
		return line.length() - line.stripLeading().length();
	}

	/**
	 * Cuts whole lines out of a text.
	 * @param path what the text is called where it has no such lines
	 * @param text the text
	 * @param from what the first line contains
	 * @param to what the last line contains, at or after the first
	 * @return the lines
	 * @throws DocsException when there are none
	 */
	static String between(String path, String text, String from, String to) {
		List<String> lines = text.lines().toList();
		int first = find(lines, from, 0);
		int last = (first < 0) ? -1 : find(lines, to, first);
		if (last < 0) {
			throw new DocsException(path + " has no line with '" + ((first < 0) ? from : to) + "'"
					+ ((first < 0) ? "" : " after the one with '" + from + "'"));
		}
		return dedented(String.join("\n", lines.subList(first, last + 1)));
	}

	/**
	 * Picks each line that contains some words.
	 * @throws DocsException when none does
	 */
	static String containing(String path, String text, String words) {
		List<String> found = text.lines().filter((line) -> line.contains(words)).toList();
		if (found.isEmpty()) {
			throw new DocsException(path + " has no line with '" + words + "'");
		}
		return String.join("\n", found);
	}

	private static int find(List<String> lines, String words, int from) {
		for (int i = from; i < lines.size(); i++) {
			if (lines.get(i).contains(words)) {
				return i;
			}
		}
		return -1;
	}

}
