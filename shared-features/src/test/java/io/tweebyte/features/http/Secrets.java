package io.tweebyte.features.http;

import java.util.regex.Pattern;

/** Masks tokens and passwords, so that a printed exchange can be passed on. */
final class Secrets {

	private static final Pattern TOKEN = Pattern.compile("eyJ[\\w-]+\\.[\\w-]*\\.[\\w-]*");

	private static final Pattern JSON_PASSWORD = Pattern.compile("(\"(?:current_?)?password\"\\s*:\\s*\")[^\"]*",
			Pattern.CASE_INSENSITIVE);

	private static final Pattern FORM_PASSWORD = Pattern.compile("((?:current)?password=)[^&\\s]*",
			Pattern.CASE_INSENSITIVE);

	private static final Pattern PART_PASSWORD = Pattern.compile("(name=\"(?:current)?password\"\\s+)[^\\r\\n]*",
			Pattern.CASE_INSENSITIVE);

	private static final String MASK = "***";

	private Secrets() {
	}

	static String mask(String text) {
		String masked = TOKEN.matcher(text).replaceAll(MASK);
		masked = JSON_PASSWORD.matcher(masked).replaceAll("$1" + MASK);
		masked = FORM_PASSWORD.matcher(masked).replaceAll("$1" + MASK);
		return PART_PASSWORD.matcher(masked).replaceAll("$1" + MASK);
	}

}
