package io.tweebyte.shared.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.contracts.error.ContractException;

/**
 * What an {@code If-Match} header asks of the version of a thing (RFC 9110, 13.1.1).
 * Versions are compared strongly: a weak tag is never the version of anything.
 *
 * @param versions the versions that will do, when not every one
 */
public record ExpectedVersions(boolean any, List<Integer> versions) {

	/** What is said of a header that cannot be read. */
	public static final String SENTENCE = "must be * or a list of entity tags such as \"1\".";

	private static final String TAG = "(?:W/)?\"[!#-~\\u0080-\\u00ff]*\"";

	private static final Pattern LIST = Pattern
		.compile("[ \\t,]*" + TAG + "(?:[ \\t]*,[ \\t]*(?:" + TAG + ")?)*+[ \\t]*");

	private static final Pattern EACH = Pattern.compile(TAG);

	private static final Pattern VERSION = Pattern.compile("\"([1-9][0-9]{0,8})\"");

	private static final int MAX_LENGTH = 1000;

	private static final ExpectedVersions ANY = new ExpectedVersions(true, List.of());

	/**
	 * Reads the header.
	 * @param values the values of {@code If-Match}, none when there is no such header
	 * @throws ContractException 400 when it is malformed
	 */
	public static ExpectedVersions parse(List<String> values) {
		String text = String.join(",", values).strip();
		if (values.isEmpty() || text.equals("*")) {
			return ANY;
		}
		if (text.length() > MAX_LENGTH || !LIST.matcher(text).matches()) {
			throw ContractException.invalid(HeaderNames.IF_MATCH, SENTENCE);
		}
		return new ExpectedVersions(false, versions(text));
	}

	private static List<Integer> versions(String text) {
		List<Integer> versions = new ArrayList<>();
		Matcher tags = EACH.matcher(text);
		while (tags.find()) {
			version(tags.group()).ifPresent(versions::add);
		}
		return List.copyOf(versions);
	}

	private static Optional<Integer> version(String tag) {
		return Optional.of(VERSION.matcher(tag)).filter(Matcher::matches).map(found -> Integer.valueOf(found.group(1)));
	}

	/**
	 * The entity tag of a version.
	 * @param version the version, from 1
	 * @return the value of the {@code ETag} header
	 */
	public static String tag(int version) {
		return '"' + Integer.toString(version) + '"';
	}

}
