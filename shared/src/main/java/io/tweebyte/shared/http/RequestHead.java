package io.tweebyte.shared.http;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What the head of a request must be to be HTTP at all. Servers differ in what they let
 * through, so both hold every head against these rules.
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

	/**
	 * Tells whether a request target is a path with an optional query.
	 * @param target the target, as the client wrote it
	 * @return whether it has the characters of such a target only
	 */
	public static boolean isTarget(String target) {
		return TARGET.matcher(target).matches();
	}

	/**
	 * Finds the path in a request target, which may repeat the origin before it.
	 * @param target the target, as the client wrote it, with or without the query
	 * @param host the value of the {@code Host} header, or null
	 * @return the target from its path on; nothing when it names another origin than
	 * {@code http://} with just that host
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

	/**
	 * Tells whether a request names the host it is for.
	 * @param hosts the values of the {@code Host} header
	 * @param required whether there must be one, as from HTTP/1.1 on
	 * @return whether there is one, or none where none is needed, and it is well-formed
	 */
	public static boolean isHost(List<String> hosts, boolean required) {
		return (hosts.isEmpty()) ? !required : hosts.size() == 1 && HOST.matcher(hosts.getFirst()).matches();
	}

	/**
	 * Tells whether the end of a body can be found in one way only.
	 * @param lengths the values of the {@code Content-Length} header
	 * @param codings the values of the {@code Transfer-Encoding} header
	 * @return whether there is at most one length, of digits, or the one coding
	 * {@code chunked}, but not both
	 */
	public static boolean isFramed(List<String> lengths, List<String> codings) {
		if (codings.isEmpty()) {
			return lengths.isEmpty() || (lengths.size() == 1 && LENGTH.matcher(lengths.getFirst()).matches());
		}
		return lengths.isEmpty() && codings.size() == 1 && codings.getFirst().strip().equalsIgnoreCase("chunked");
	}

	/**
	 * Tells whether an expectation can be met.
	 * @param expectation the value of the {@code Expect} header, or null
	 * @return whether there is none, or the one that HTTP defines
	 */
	public static boolean isExpectation(String expectation) {
		return expectation == null || expectation.strip().equalsIgnoreCase("100-continue");
	}

}
