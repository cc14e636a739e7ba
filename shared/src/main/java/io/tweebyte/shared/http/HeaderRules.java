package io.tweebyte.shared.http;

import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which headers a gateway lets through. */
public final class HeaderRules {

	// of browsers and tools, it has less than 200 characters
	private static final int MAX_ACCEPT = 1000;

	// RFC 9110, 7.6.1, and what older clients and proxies send
	private static final Set<String> HOP_BY_HOP = Set.of("connection", "keep-alive", "proxy-connection",
			"proxy-authenticate", "proxy-authorization", "te", "trailer", "transfer-encoding", "upgrade",
			"http2-settings", "expect");

	// there is no CORS: without the last two, a preflight request is an ordinary OPTIONS
	// request for a service, to which its framework responds with 200 and Allow
	private static final Set<String> OURS_ALONE = Set.of("forwarded", "x-real-ip", "x-deadline-millis",
			"x-service-token", "host", "access-control-request-method", "access-control-request-headers");

	// the server at the client's end sets these
	private static final Set<String> SET_AGAIN = Set.of("date", "server", "x-request-id");

	// a client must not be able to have these removed by naming them in Connection
	private static final Set<String> KEPT = Set.of("authorization", "content-type", "content-length", "x-request-id",
			"if-match", "accept", "cookie", "host");

	private HeaderRules() {
	}

	/** The names, in lower case, that the values of {@code Connection} list. */
	public static Set<String> named(Collection<String> connection) {
		return connection.stream()
			.flatMap((value) -> Stream.of(value.split(",")))
			.map((name) -> name.strip().toLowerCase(Locale.ROOT))
			.filter((name) -> !KEPT.contains(name))
			.collect(Collectors.toSet());
	}

	public static boolean passesToService(String name, Set<String> named) {
		String lower = name.toLowerCase(Locale.ROOT);
		return isEndToEnd(lower, named) && !OURS_ALONE.contains(lower) && !lower.startsWith("x-forwarded-")
				&& !lower.startsWith("x-user-");
	}

	/**
	 * Returns whether the values of {@code Accept} are so short that a service reads
	 * them. Thousands of media types would keep it busy; a server may disregard them (RFC
	 * 9110).
	 */
	public static boolean isShort(Collection<String> accept) {
		return accept.stream().mapToInt(String::length).sum() <= MAX_ACCEPT;
	}

	/**
	 * Returns whether the values of {@code Range} are of a kind that a service compares.
	 * No framework compares {@code If-Range} (spring-framework issue 27952), and WebFlux
	 * fails for other units; the whole file is always a right response (RFC 9110).
	 */
	public static boolean isRange(Collection<String> range, boolean hasIfRange) {
		return !hasIfRange && range.stream().allMatch((value) -> value.startsWith("bytes="));
	}

	public static boolean passesToClient(String name, Set<String> named) {
		String lower = name.toLowerCase(Locale.ROOT);
		return isEndToEnd(lower, named) && !SET_AGAIN.contains(lower);
	}

	private static boolean isEndToEnd(String lower, Set<String> named) {
		return !HOP_BY_HOP.contains(lower) && !named.contains(lower);
	}

}
