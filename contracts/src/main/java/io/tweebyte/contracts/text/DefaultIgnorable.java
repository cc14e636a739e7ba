package io.tweebyte.contracts.text;

import java.util.regex.Pattern;

/**
 * The characters that are not shown where they have no effect: Unicode's property
 * {@code Default_Ignorable_Code_Point}, unassigned code points included.
 * <p>
 * Source: {@code DerivedCoreProperties.txt} of Unicode 17. The JDK does not have this
 * property; a test compares the ranges with ICU's.
 */
public final class DefaultIgnorable {

	private static final Pattern ANY = Pattern.compile("[\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u17b4-\\u17b5"
			+ "\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0"
			+ "\\ufff0-\\ufff8\\x{1bca0}-\\x{1bca3}\\x{1d173}-\\x{1d17a}\\x{e0000}-\\x{e0fff}]");

	private DefaultIgnorable() {
	}

	public static boolean isIn(String text) {
		return ANY.matcher(text).find();
	}

}
