package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import com.github.difflib.patch.Chunk;

/** Compares two lines word by word. */
final class Words {

	private static final Pattern WORD = Pattern.compile("\\w+|\\s+|[^\\w\\s]");

	private Words() {
	}

	static List<String> of(String line) {
		return WORD.matcher(line).results().map(MatchResult::group).toList();
	}

	/** The words of a line, blanks left out. */
	static WordCounts visible(String line) {
		return WordCounts.of(of(line).stream().filter((word) -> !word.isBlank()));
	}

	/** The names in a text, signs left out. */
	static WordCounts names(String text) {
		return WordCounts.of(of(text).stream().filter((word) -> Character.isJavaIdentifierStart(word.charAt(0))));
	}

	/**
	 * Two lines that face each other, with what differs marked; indentation never does.
	 */
	static Row compared(Line leftLine, Line rightLine) {
		String left = leftLine.text();
		String right = rightLine.text();
		List<String> ours = of(left.stripLeading());
		List<String> theirs = of(right.stripLeading());
		List<Chunk<String>> lost = new ArrayList<>();
		List<Chunk<String>> gained = new ArrayList<>();
		for (AbstractDelta<String> delta : DiffUtils.diff(ours, theirs).getDeltas()) {
			lost.add(delta.getSource());
			gained.add(delta.getTarget());
		}
		return new Row(Row.Kind.CHANGED, new Side(leftLine.number(), spans(indentation(left), ours, lost)),
				new Side(rightLine.number(), spans(indentation(right), theirs, gained)));
	}

	private static List<String> indentation(String line) {
		int length = line.length() - line.stripLeading().length();
		return (length > 0) ? List.of(line.substring(0, length)) : List.of();
	}

	private static List<Span> spans(List<String> indentation, List<String> words, List<Chunk<String>> changed) {
		List<Span> spans = new ArrayList<>();
		add(spans, indentation, false);
		int from = 0;
		for (Chunk<String> chunk : changed) {
			add(spans, words.subList(from, chunk.getPosition()), false);
			from = chunk.getPosition() + chunk.size();
			add(spans, words.subList(chunk.getPosition(), from), true);
		}
		add(spans, words.subList(from, words.size()), false);
		return spans;
	}

	private static void add(List<Span> spans, List<String> words, boolean changed) {
		if (!words.isEmpty()) {
			spans.add(new Span(String.join("", words), changed));
		}
	}

}
