package io.tweebyte.features.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.contracts.tweet.TweetRequest;

/** Spoils one thing of a request, or changes one that must not matter. */
final class Faults {

	private static final Pattern LABEL = Pattern.compile("\\{[a-z]+\\.\\d+}");

	private static final Pattern VALUE = Pattern.compile("(?<=\":)\"(?:[^\"\\\\]|\\\\.)*\"");

	private static final String UNKNOWN = "01890000-0000-7000-8000-000000000000";

	private final Random random;

	private final Known known;

	private final List<UnaryOperator<PlannedRequest>> anywhere;

	private final List<UnaryOperator<PlannedRequest>> inBodies;

	Faults(Random random, Known known) {
		this.random = random;
		this.known = known;
		this.anywhere = List.of(this::token, this::token, this::id, this::id, this::method, this::path, this::query,
				this::query, this::header);
		this.inBodies = List.of(this::mediaType, this::text, this::text, this::text, this::structure);
	}

	/**
	 * Changes one thing.
	 * @param request a valid request
	 * @return the request with at most one fault
	 */
	PlannedRequest one(PlannedRequest request) {
		List<UnaryOperator<PlannedRequest>> possible = new ArrayList<>(this.anywhere);
		if (request.body() != null) {
			possible.addAll(this.inBodies);
		}
		return one(possible).apply(request);
	}

	private <T> T one(List<T> choices) {
		return choices.get(this.random.nextInt(choices.size()));
	}

	private PlannedRequest token(PlannedRequest request) {
		PlannedRequest anonymous = request.without("Authorization");
		return switch (this.random.nextInt(4)) {
			case 0 -> anonymous;
			case 1 -> anonymous.header("Authorization", "Bearer not.a.token");
			case 2 -> anonymous.header("Authorization", "Basic dXNlcjpwYXNz");
			default -> anonymous.by(this.random.nextInt(this.known.count("user")));
		};
	}

	private PlannedRequest id(PlannedRequest request) {
		String other = one(List.of(UNKNOWN, "not-an-id", UNKNOWN.substring(1), "0", "{user.0}", "{tweet.0}",
				UNKNOWN.toUpperCase(Locale.ROOT)));
		return request.target((target) -> LABEL.matcher(target).replaceFirst(other));
	}

	private PlannedRequest method(PlannedRequest request) {
		return request.method(one(List.of("HEAD", "OPTIONS", "PATCH", "DELETE", "PUT", "POST", "GET"))).creates(null);
	}

	private PlannedRequest path(PlannedRequest request) {
		String end = one(List.of("/", "/more", ".json", ".txt", "%2F", "%00", ";a=b", "//", "/.", "%C0", "%20"));
		return request.target((target) -> {
			int question = target.indexOf('?');
			return (question < 0) ? target + end : target.substring(0, question) + end + target.substring(question);
		});
	}

	private PlannedRequest query(PlannedRequest request) {
		List<String> queries = new ArrayList<>(
				List.of("limit=0", "limit=1001", "limit=-1", "limit=abc", "limit=", "limit=1.0", "limit=%2B5",
						"limit=99999999999999999999", "before=", "before=abc", "before=%00", "page=101", "size=0",
						"size=101", "page=x", "unknown=1", "limit", "LIMIT=0", "=", "=x&limit=0", "before=e30"));
		for (int cursor = 0; cursor < this.known.lists().size(); cursor++) {
			queries.add("before={cursor." + cursor + "}");
		}
		return request.query(one(queries));
	}

	private PlannedRequest header(PlannedRequest request) {
		return switch (this.random.nextInt(9)) {
			case 0 -> request.header("Accept", "text/html");
			case 1 -> request.header("Accept", "application/xml;q=0.9, */*;q=0.1");
			case 2 -> request.header("Accept", "not a media type");
			case 3 -> request.header("If-Match", one(List.of("1", "W/\"1\"", "\"x\"", "\"\"", "\"1")));
			case 4 -> request.header("Idempotency-Key", one(List.of("", "with blank", "x".repeat(101), "fine")));
			case 5 -> request.header("Content-Encoding", "gzip");
			case 6 -> request.header("X-Forwarded-Host", "evil.example");
			case 7 -> request.header("Origin", "https://evil.example");
			default -> request.header("Cookie", "a=b; c");
		};
	}

	private PlannedRequest mediaType(PlannedRequest request) {
		return request.without("Content-Type")
			.header("Content-Type",
					one(List.of("text/plain", "application/xml", "application/json; charset=UTF-8",
							"application/json; charset=ISO-8859-1", "application/merge-patch+json",
							"multipart/form-data", "application/yaml", "*/*", "json")));
	}

	/** Spoils a value where the body is JSON, else the end of the body. */
	private PlannedRequest text(PlannedRequest request) {
		String value = one(List.of("\"\"", "\"   \"", "null", "1", "true", "[]", "{}", "\"a\"",
				"\"a\\u0000b and more\"", "\"a\\u0007b and more\"", "\"\\ud800 and some more\"",
				"\"" + "x".repeat(TweetRequest.MAX + 1) + "\"", "\"" + "é".repeat(TweetRequest.MAX) + "\"",
				"\"line\\nline\\tline\"", "\"" + UNKNOWN + "\"", "\"1990-02-30\"", "\"\\u200b\\u200b\\u200b\"",
				"1e400"));
		return body(request, (body) -> VALUE.matcher(body).replaceFirst(Matcher.quoteReplacement(value)));
	}

	private PlannedRequest structure(PlannedRequest request) {
		return switch (this.random.nextInt(8)) {
			case 0 -> body(request, (body) -> "");
			case 1 -> body(request, (body) -> "{}");
			case 2 -> body(request, (body) -> "[" + body + "]");
			case 3 -> body(request, (body) -> body.substring(0, body.length() - 1));
			case 4 -> body(request, (body) -> body + "x");
			case 5 -> body(request, (body) -> body.replaceFirst("\\{", "{\"unknown\":1,"));
			case 6 -> body(request, (body) -> "[".repeat(60) + "]".repeat(60));
			default -> body(request, (body) -> "null");
		};
	}

	private static PlannedRequest body(PlannedRequest request, UnaryOperator<String> change) {
		return new PlannedRequest(request.method(), request.target(), request.headers(), change.apply(request.body()),
				request.creates());
	}

}
