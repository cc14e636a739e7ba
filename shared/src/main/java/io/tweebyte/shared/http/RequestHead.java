package io.tweebyte.shared.http;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The rules for the head of a well-formed HTTP request. Servers differ in what they
 * accept, so both apply these rules.
 */
public final class RequestHead {

	// RFC 3986, 3.3 and 3.4; whether an escape is well-formed is judged later
	private static final Pattern TARGET = Pattern
		.compile("/[A-Za-z0-9._~!$&'()*+,;=:@%/-]*" + "(\\?[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)?");

	private static final Pattern HOST = Pattern
		.compile("(\\[[0-9A-Fa-f:.]{2,45}]|[A-Za-z0-9._-]{0,255})(:[0-9]{0,5})?");

	private static final Pattern LENGTH = Pattern.compile("[0-9]{1,18}");

	private RequestHead() {
	}

	/** Returns whether a request target is a path with an optional query. */
	public static boolean isTarget(String target) {
		return TARGET.matcher(target).matches();
	}

	/**
	 * Returns the target from its path on. Empty when it names another origin than
	 * {@code http://} with the value of the {@code Host} header, which may be null.
	 */
	public static Optional<String> originForm(String target, String host) {
		if (target.startsWith("/")) {
			return Optional.of(target);
		}
		String origin = "http://" + host;
		if (host == null || host.isEmpty() || !target.regionMatches(true, 0, origin, 0, origin.length())) {
			return Optional.empty();
		}
		String rest = target.substring(origin.length());
		if (rest.isEmpty() || rest.startsWith("?")) {
			return Optional.of("/" + rest);
		}
		return rest.startsWith("/") ? Optional.of(rest) : Optional.empty();
	}

	/** Returns whether there is one well-formed {@code Host}, or none is required. */
	public static boolean isHost(List<String> hosts, boolean required) {
		return (hosts.isEmpty()) ? !required : hosts.size() == 1 && HOST.matcher(hosts.getFirst()).matches();
	}

	/**
	 * Returns whether the end of a body can be found in one way only: there is at most
	 * one {@code Content-Length}, of digits, or the one coding {@code chunked}, but not
	 * both.
	 */
	public static boolean isFramed(List<String> lengths, List<String> codings) {
		if (codings.isEmpty()) {
			return lengths.isEmpty() || (lengths.size() == 1 && LENGTH.matcher(lengths.getFirst()).matches());
		}
		return lengths.isEmpty() && codings.size() == 1 && codings.getFirst().equalsIgnoreCase("chunked");
	}

	/** Servers decode bytes that are not ASCII differently. */
	public static boolean isAscii(String value) {
		return value.chars().allMatch((character) -> character < 128);
	}

}
