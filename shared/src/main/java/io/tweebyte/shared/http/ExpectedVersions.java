package io.tweebyte.shared.http;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.contracts.error.ApiException;

import org.springframework.http.HttpHeaders;

/** The versions an {@code If-Match} accepts (RFC 9110, 13.1.1); weak tags never match. */
public record ExpectedVersions(boolean any, List<Integer> versions) {

	public static final String MESSAGE = "must be * or a list of entity tags such as \"1\".";

	private static final String TAG = "(?:W/)?\"[!#-~\\u0080-\\u00ff]*\"";

	private static final Pattern LIST = Pattern
		.compile("[ \\t,]*" + TAG + "(?:[ \\t]*,[ \\t]*(?:" + TAG + ")?)*+[ \\t]*");

	private static final Pattern EACH = Pattern.compile(TAG);

	private static final Pattern VERSION = Pattern.compile("\"([1-9][0-9]{0,8})\"");

	private static final int MAX_LENGTH = 1000;

	private static final ExpectedVersions ANY = new ExpectedVersions(true, List.of());

	/** The header may be null; a malformed one is 400. */
	public static ExpectedVersions parse(String header) {
		String text = (header != null) ? header.strip() : "*";
		if (text.equals("*")) {
			return ANY;
		}
		if (text.length() > MAX_LENGTH || !LIST.matcher(text).matches()) {
			throw ApiException.invalid(HttpHeaders.IF_MATCH, MESSAGE);
		}
		return new ExpectedVersions(false,
				EACH.matcher(text)
					.results()
					.map((tag) -> VERSION.matcher(tag.group()))
					.filter(Matcher::matches)
					.map((version) -> Integer.valueOf(version.group(1)))
					.toList());
	}

}
