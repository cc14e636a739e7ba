package io.tweebyte.shared.http;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Which headers a gateway lets through.
 */
public final class HeaderRules {

	// RFC 9110, 7.6.1, and what older clients and proxies send
	private static final Set<String> HOP_BY_HOP = Set.of("connection", "keep-alive", "proxy-connection",
			"proxy-authenticate", "proxy-authorization", "te", "trailer", "transfer-encoding", "upgrade",
			"http2-settings", "expect");

	private static final Set<String> OURS_ALONE = Set.of("forwarded", "x-real-ip", "x-deadline-millis", "x-raw-target",
			"host");

	// a client must not be able to have these removed by naming them in Connection
	private static final Set<String> KEPT = Set.of("authorization", "content-type", "content-length", "x-request-id",
			"if-match", "accept", "cookie", "host");

	private static final Map<String, String> UNUSUAL = Map.of("etag", "ETag", "www-authenticate", "WWW-Authenticate");

	private static final Set<Integer> ENDING = Set.of(400, 413, 500, 503);

	private HeaderRules() {
	}

	/**
	 * Finds the headers that {@code Connection} says are for this hop alone.
	 * @param connection the values of the {@code Connection} header
	 * @return their names in lower case, without those that must not be removed
	 */
	public static Set<String> named(Collection<String> connection) {
		Set<String> names = new HashSet<>();
		for (String value : connection) {
			for (String name : value.split(",")) {
				names.add(name.strip().toLowerCase(Locale.ROOT));
			}
		}
		names.removeAll(KEPT);
		return names;
	}

	/**
	 * Tells whether a header of a client goes on to a service.
	 * @param named what {@link #named(Collection)} found
	 */
	public static boolean passesToService(String name, Set<String> named) {
		String lower = name.toLowerCase(Locale.ROOT);
		return passesToClient(lower, named) && !OURS_ALONE.contains(lower) && !lower.startsWith("x-forwarded-")
				&& !lower.startsWith("x-user-");
	}

	/**
	 * Tells whether a header of a service's answer goes on to the client.
	 * @param named what {@link #named(Collection)} found
	 */
	public static boolean passesToClient(String name, Set<String> named) {
		String lower = name.toLowerCase(Locale.ROOT);
		return !HOP_BY_HOP.contains(lower) && !named.contains(lower);
	}

	/**
	 * Spells a header's name as it is usually written, since some clients and servers
	 * write all of it in lower case.
	 * @param name the name in any case
	 * @return the same name, such as {@code X-Request-Id} and {@code ETag}
	 */
	public static String written(String name) {
		String lower = name.toLowerCase(Locale.ROOT);
		String unusual = UNUSUAL.get(lower);
		return (unusual != null) ? unusual : capitalized(lower);
	}

	private static String capitalized(String name) {
		char[] letters = name.toCharArray();
		for (int i = 0; i < letters.length; i++) {
			if (i == 0 || letters[i - 1] == '-') {
				letters[i] = Character.toUpperCase(letters[i]);
			}
		}
		return new String(letters);
	}

	/**
	 * Tells whether a connection ends with an answer, because its sender may not have
	 * read the whole request.
	 * @return whether the answer says {@code Connection: close}
	 */
	public static boolean endsConnection(int status) {
		return ENDING.contains(status);
	}

}
