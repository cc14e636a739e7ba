package io.tweebyte.shared.http;

import java.util.regex.Pattern;

import io.tweebyte.contracts.page.PageQuery;

/** Recognises requests for long pages, each of which takes some megabytes. */
public final class LongPages {

	private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

	private LongPages() {
	}

	/** The parameter {@code limit} may be null. */
	public static boolean isLong(String limit) {
		return limit != null && NUMBER.matcher(limit).matches() && Integer.parseInt(limit) > PageQuery.DEFAULT;
	}

}
