package io.tweebyte.contracts.text;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;
import java.util.stream.Collectors;

import io.tweebyte.contracts.validation.UserName;

/**
 * The key by which user names are unique and found: NFKC with Unicode's full case
 * folding, so that forms of the same letters are one name.
 * <p>
 * The JDK has no case folding. For one code point, lower case of upper case of lower case
 * is the same, but for the two exceptions below. The migration of the users database
 * computes the same key with PostgreSQL's {@code casefold}.
 */
public final class NameKey {

	private static final int DOTLESS_I = 0x131;

	private static final int MAX = 3 * UserName.MAX;

	private NameKey() {
	}

	/** Returns the key of a name or of a part of one, in NFKC: up to 18 times as long. */
	public static String of(String name) {
		return normalise(normalise(name).codePoints().mapToObj(NameKey::caseFolded).collect(Collectors.joining()));
	}

	/** Returns whether a user can have a key: it has 3 to 90 code points. */
	public static boolean isAllowed(String key) {
		int length = PlainText.length(key);
		return length >= UserName.MIN && length <= MAX;
	}

	private static String normalise(String text) {
		return Normalizer.normalize(text, Normalizer.Form.NFKC);
	}

	private static String caseFolded(int codePoint) {
		String text = Character.toString(codePoint);
		if (codePoint == DOTLESS_I) {
			// its upper case is the one of 'i', which is another letter
			return text;
		}
		if (UnicodeScript.of(codePoint) == UnicodeScript.CHEROKEE) {
			// the one script that Unicode folds to upper case
			return text.toUpperCase(Locale.ROOT);
		}
		return text.toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
	}

}
