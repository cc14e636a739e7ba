package io.tweebyte.shared.api;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The paths that a gateway treats in a special way. All others only need a token. */
public final class GatewayPaths {

	public static final String LIVENESS = "/actuator/health/liveness";

	public static final String READINESS = "/actuator/health/readiness";

	private static final List<String> PAGES = List.of(LIVENESS, READINESS, "/swagger-ui.html",
			"/v3/api-docs/swagger-config");

	/** Patterns of the files that a gateway serves: the live page and Swagger UI. */
	private static final List<String> FILES = List.of("/", "/page/**", "/swagger-ui/**");

	private static final List<String> LOGINS = List.of("/user-service/auth/login", "/user-service/auth/register");

	private static final List<String> DOCUMENTS = List.of("/user-service/.well-known/jwks.json",
			"/user-service/v3/api-docs", "/tweet-service/v3/api-docs", "/interaction-service/v3/api-docs");

	private static final Pattern STREAM = Pattern.compile("(/tweet-service)?/tweets/[^/]+/feed/stream/?");

	private static final Pattern UPLOAD = Pattern.compile("(/tweet-service)?/tweets/[^/]+/picture/?");

	private static final Pattern PICTURE = Pattern.compile("(/tweet-service)?/tweets/[^/]+/picture(/preview)?/?");

	private GatewayPaths() {
	}

	/** Patterns for {@code POST}, each with and without a slash at the end. */
	public static List<String> openToPost() {
		return withSlash(LOGINS).toList();
	}

	/** Patterns for {@code GET} and {@code HEAD}. */
	public static List<String> openToGet() {
		Stream<String> paths = Stream.concat(withSlash(PAGES), withSlash(DOCUMENTS));
		return Stream.concat(paths, FILES.stream()).toList();
	}

	/** The gateway's own pages that may be called with a slash at the end. */
	public static String[] pages() {
		return PAGES.toArray(String[]::new);
	}

	/**
	 * Returns whether a request counts as in flight: a busy server responds to health
	 * probes, too, and streams have limits of their own.
	 */
	public static boolean isCounted(String path) {
		return !path.equals(LIVENESS) && !path.equals(READINESS) && !isStream(path);
	}

	/** Returns whether the path of a service is one that other services alone call. */
	public static boolean isInternal(String path) {
		return path.startsWith("/internal/");
	}

	/**
	 * Returns whether the path, as it was sent to a gateway or a service, is one whose
	 * response stays open. Streams have limits of their own.
	 */
	public static boolean isStream(String path) {
		return matches(STREAM, path);
	}

	/**
	 * Returns whether the body is a file, as the path was sent to a gateway or a service.
	 * Uploads have limits of their own.
	 */
	public static boolean isUpload(String method, String path) {
		return method.equals("PUT") && matches(UPLOAD, path);
	}

	/**
	 * Returns whether the path is that of a file, whose entity tag is another one
	 * whenever the response is. The tag of a tweet does not change with its counts.
	 */
	public static boolean isPicture(String path) {
		return matches(PICTURE, path);
	}

	/** Services decode segments before they look for an operation, so this does, too. */
	private static boolean matches(Pattern pattern, String path) {
		if (path.indexOf('%') < 0) {
			return pattern.matcher(path).matches();
		}
		return RequestPath.parse(path).filter((parsed) -> pattern.matcher(decoded(parsed)).matches()).isPresent();
	}

	private static String decoded(RequestPath path) {
		return "/" + String.join("/", path.segments());
	}

	/**
	 * Returns the name of the breaker of a request: that of its service, or of uploads,
	 * which are slow when a disk is.
	 */
	public static String breaker(String method, RequestPath path) {
		return isUpload(method, path.raw()) ? "upload" : path.service().orElseThrow().name().toLowerCase(Locale.ROOT);
	}

	private static Stream<String> withSlash(List<String> paths) {
		return paths.stream().flatMap((path) -> Stream.of(path, path + "/"));
	}

	/** Returns whether requests are limited per address: log-ins and registrations. */
	public static boolean isLimited(String method, RequestPath path) {
		return method.equals("POST") && LOGINS.contains(decoded(path));
	}

	/**
	 * Returns whether only services call the path. The segments are decoded:
	 * {@code /user-service/%69nternal} is internal, too.
	 */
	public static boolean isInternalAtGateway(RequestPath path) {
		return path.segments().size() > 1 && path.segments().get(1).equals("internal");
	}

}
