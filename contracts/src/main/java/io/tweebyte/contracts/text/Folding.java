package io.tweebyte.contracts.text;

import java.text.Normalizer;
import java.util.Locale;

/**
 * How e-mail addresses, hashtags and the texts of tweets are compared: normalised to NFC
 * and lower-cased without regard to a language. User names are compared by
 * {@link NameKey}.
 */
public final class Folding {

	private static final char SIGMA = '\u03c3';

	private static final char FINAL_SIGMA = '\u03c2';

	private Folding() {
	}

	/**
	 * Normalises a text to NFC, so that it looks the same byte by byte when it looks the
	 * same to a reader.
	 * @param text any text
	 */
	public static String normalise(String text) {
		return Normalizer.normalize(text, Normalizer.Form.NFC);
	}

	/**
	 * Makes the key by which a text is compared.
	 * @param text any text
	 * @return the key in NFC, equal for texts that differ in case or normalisation only;
	 * up to three times as long as the text
	 */
	public static String fold(String text) {
		// a sigma has another lower case at the end of a word, which a part of the word
		// would not know
		return normalise(normalise(text).toLowerCase(Locale.ROOT).replace(FINAL_SIGMA, SIGMA));
	}

}
