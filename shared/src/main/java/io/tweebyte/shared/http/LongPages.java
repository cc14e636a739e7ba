package io.tweebyte.shared.http;

import java.util.regex.Pattern;

import io.tweebyte.contracts.page.PageQuery;

/**
 * Tells requests for long pages from others. A service holds some megabytes for each of
 * them.
 */
public final class LongPages {

	private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

	private LongPages() {
	}

	/**
	 * Tells whether a request wants a long page.
	 * @return whether it names a limit above the default
	 */
	public static boolean isWanted(RequestView request) {
		return request.query() != null
				&& Query.parse(request.query()).values("limit").stream().anyMatch(LongPages::isLong);
	}

	private static boolean isLong(String limit) {
		return NUMBER.matcher(limit).matches() && Integer.parseInt(limit) > PageQuery.DEFAULT;
	}

}
