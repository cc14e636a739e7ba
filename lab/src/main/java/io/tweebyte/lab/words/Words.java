package io.tweebyte.lab.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.TreeMap;

import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** What is done with words, in all styles alike. */
final class Words {

	static final String NONE = "";

	private Words() {
	}

	/** Returns the words of a line. */
	static List<String> of(String line) {
		StringTokenizer words = new StringTokenizer(line, " ");
		List<String> all = new ArrayList<>(words.countTokens());
		while (words.hasMoreTokens()) {
			all.add(words.nextToken());
		}
		return all;
	}

	/** Returns the longer one; of two equally long ones the first in the alphabet. */
	static String longer(String one, String other) {
		if (one.length() != other.length()) {
			return (one.length() > other.length()) ? one : other;
		}
		return (one.compareTo(other) <= 0) ? one : other;
	}

	/** Returns whether a word is grouped: it has 6 to 9 letters. */
	static boolean counts(String word) {
		return word.length() > 5 && word.length() < 10;
	}

	static void count(Map<String, Integer> counts, String word) {
		counts.merge(word, 1, Integer::sum);
	}

	/** Adds counts to others, and returns those. */
	static Map<String, Integer> join(Map<String, Integer> all, Map<String, Integer> added) {
		added.forEach((word, count) -> all.merge(word, count, Integer::sum));
		return all;
	}

	static Map<String, Integer> nothing() {
		return new HashMap<>();
	}

	static Outcome biggest(BookShelf shelf, String word) {
		Digest delivered = new Digest();
		delivered.add(word);
		return shelf.outcome(delivered);
	}

	static Outcome groups(BookShelf shelf, Map<String, Integer> counts) {
		Digest delivered = new Digest();
		new TreeMap<>(counts).forEach((word, count) -> {
			delivered.add(word);
			delivered.add(count.longValue());
		});
		return shelf.outcome(delivered);
	}

}
