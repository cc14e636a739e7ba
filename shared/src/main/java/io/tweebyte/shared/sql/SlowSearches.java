package io.tweebyte.shared.sql;

import java.lang.Character.UnicodeBlock;
import java.text.Normalizer;
import java.text.Normalizer.Form;

import io.tweebyte.contracts.text.Folding;

/**
 * Recognises search terms that PostgreSQL may take long to find: those for which the
 * trigram index is of little or no use, since it knows letters and digits only, and those
 * that repeat themselves.
 */
public final class SlowSearches {

	private static final int TRIGRAM = 3;

	/** Repetitions multiply the time of ordinary texts by this at most. */
	private static final int REPETITIONS = 8;

	private SlowSearches() {
	}

	/**
	 * Returns whether a term, folded as texts or as names are, has no three letters or
	 * digits in a row, or begins with the same eight times.
	 */
	public static boolean isSlow(String term) {
		String folded = Folding.fold(term);
		return isSlowIfFolded(folded) || isSlowIfFolded(Normalizer.normalize(folded, Form.NFKC));
	}

	private static boolean isSlowIfFolded(String term) {
		return !hasTrigram(term) || repeatsItself(term.codePoints().toArray());
	}

	/**
	 * Returns whether a beginning of the term consists of one part, repeated. PostgreSQL
	 * compares a term with a text from each of its characters on, as far as they agree:
	 * in a text of the same repetitions that is far. The shortest part that a beginning
	 * repeats is found as by Knuth, Morris and Pratt, "Fast Pattern Matching in Strings"
	 * (1977).
	 */
	private static boolean repeatsItself(int[] term) {
		int[] borders = new int[term.length];
		for (int end = 1; end < term.length; end++) {
			int border = borders[end - 1];
			while (border > 0 && term[end] != term[border]) {
				border = borders[border - 1];
			}
			borders[end] = (term[end] == term[border]) ? border + 1 : 0;
			int part = end + 1 - borders[end];
			if (end + 1 >= REPETITIONS * part) {
				return true;
			}
		}
		return false;
	}

	private static boolean hasTrigram(String text) {
		int run = 0;
		for (int i = 0; i < text.length() && run < TRIGRAM; i += Character.charCount(text.codePointAt(i))) {
			run = isIndexed(text.codePointAt(i)) ? run + 1 : 0;
		}
		return run == TRIGRAM;
	}

	/**
	 * Returns whether PostgreSQL, too, treats a character as a letter or digit. It knows
	 * fewer letters than Java where its operating system has an older version of Unicode:
	 * recent letters are beyond the Basic Multilingual Plane, or in two of its blocks.
	 */
	private static boolean isIndexed(int character) {
		UnicodeBlock block = UnicodeBlock.of(character);
		return Character.isBmpCodePoint(character) && Character.isLetterOrDigit(character)
				&& block != UnicodeBlock.LATIN_EXTENDED_D && block != UnicodeBlock.CYRILLIC_EXTENDED_C;
	}

}
