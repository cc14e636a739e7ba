package io.tweebyte.shared.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The path of a request, checked before anything has decoded or normalised it. The raw
 * path is as the client wrote it, less one trailing slash.
 */
public record RequestPath(String raw, List<String> segments) {

	private static final int MAX_PARAMETERS = 100;

	// RFC 3986, 3.3, without ';', which servlet containers cut at
	private static final Pattern SEGMENT = Pattern.compile("[A-Za-z0-9._~!$&'()*+,=:@%-]+");

	public RequestPath {
		segments = List.copyOf(segments);
	}

	/**
	 * Reads the path of the request line, without the query. Empty when it has dot
	 * segments (also encoded), empty segments, a raw {@code ;}, an encoded slash or NUL,
	 * characters that must be escaped, bad escapes, or is not UTF-8.
	 */
	public static Optional<RequestPath> parse(String raw) {
		if (!raw.startsWith("/")) {
			return Optional.empty();
		}
		if (raw.equals("/")) {
			return Optional.of(new RequestPath(raw, List.of()));
		}
		String path = raw.endsWith("/") ? raw.substring(0, raw.length() - 1) : raw;
		List<String> segments = new ArrayList<>();
		for (String segment : path.substring(1).split("/", -1)) {
			Optional<String> decoded = decode(segment);
			if (decoded.isEmpty()) {
				return Optional.empty();
			}
			segments.add(decoded.get());
		}
		return Optional.of(new RequestPath(path, segments));
	}

	private static Optional<String> decode(String segment) {
		return Optional.of(segment)
			.filter(text -> SEGMENT.matcher(text).matches())
			.flatMap(PercentCoding::decode)
			.filter(RequestPath::isData);
	}

	private static boolean isData(String segment) {
		return !segment.equals(".") && !segment.equals("..") && segment.indexOf('/') < 0 && segment.indexOf('\0') < 0;
	}

	/**
	 * Returns whether a raw query, or null, has at most 100 parameters, no value without
	 * a name, and escapes that give UTF-8 without NUL. A parameter takes many times its
	 * bytes of memory, and Tomcat ignores all that follow a value without a name.
	 */
	public static boolean isDecodable(String query) {
		return query == null || (query.chars().filter((c) -> c == '&').count() < MAX_PARAMETERS
				&& !query.startsWith("=") && !query.contains("&=")
				&& PercentCoding.decode(query).filter(text -> text.indexOf('\0') < 0).isPresent());
	}

	/** The service that the first segment names, if any. */
	public Optional<Service> service() {
		return this.segments.isEmpty() ? Optional.empty() : Service.of(this.segments.getFirst());
	}

	/** The target of the request to the service; the query is raw, or null. */
	public String belowService(String query) {
		int slash = this.raw.indexOf('/', 1);
		String below = (slash < 0) ? "/" : this.raw.substring(slash);
		return (query != null) ? below + "?" + query : below;
	}

}
