package io.tweebyte.shared.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The path of a request, checked on the characters that the client sent, before anything
 * has decoded or tidied it.
 *
 * @param raw the path as the client wrote it, less one trailing slash
 */
public record RequestPath(String raw, List<String> segments) {

	// RFC 3986, 3.3, without ';', which servlet containers cut at
	private static final Pattern SEGMENT = Pattern.compile("[A-Za-z0-9._~!$&'()*+,=:@%-]+");

	/**
	 * Copies the segments.
	 */
	public RequestPath {
		segments = List.copyOf(segments);
	}

	/**
	 * Reads a path.
	 * @param raw the path of the request line, without the query
	 * @return the path, or empty when it has dot segments (also encoded), empty segments,
	 * a raw {@code ;}, an encoded slash or NUL, characters that must be escaped, bad
	 * escapes, or is not UTF-8
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
	 * Tells whether a query can be decoded.
	 * @param query the raw query, or null when there is none
	 * @return whether its escapes are well-formed and give UTF-8 without NUL
	 */
	public static boolean isDecodable(String query) {
		return query == null || PercentCoding.decode(query).filter(text -> text.indexOf('\0') < 0).isPresent();
	}

	/**
	 * The path below the first segment, which names the service.
	 * @return the raw path that the service gets, {@code /} at least
	 */
	public String belowService() {
		int slash = this.raw.indexOf('/', 1);
		return (slash < 0) ? "/" : this.raw.substring(slash);
	}

}
