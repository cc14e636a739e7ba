package io.tweebyte.contracts.text;

import java.text.Normalizer;
import java.util.Locale;

/**
 * How e-mail addresses, hashtags and the texts of tweets are compared: normalised to NFC
 * and lower-cased without regard to a language. User names are compared by
 * {@link NameKey}.
 */
public final class Folding {

	private Folding() {
	}

	/** Normalises a text to NFC: texts that look the same to a reader become equal. */
	public static String normalise(String text) {
		return Normalizer.normalize(text, Normalizer.Form.NFC);
	}

	/**
	 * Returns the key by which a text is compared, in NFC: equal for texts that differ
	 * only in case or normalisation, up to three times as long as the text.
	 */
	public static String fold(String text) {
		// a sigma has another lower case at the end of a word, which a part of the word
		// would not know
		return normalise(normalise(text).toLowerCase(Locale.ROOT).replace('\u03c2', '\u03c3'));
	}

}
