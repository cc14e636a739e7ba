package io.tweebyte.features.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.features.http.Header;

/**
 * A request for several backends. Ids, tokens and cursors differ from backend to backend,
 * so they are written as {@code {kind.number}}.
 *
 * @param method the method, in upper case
 * @param target path and query
 * @param headers the headers, in order
 * @param body the body; {@code null} for none
 * @param creates the kind of thing whose id a successful response tells; {@code null} for
 * none
 */
record PlannedRequest(String method, String target, List<Header> headers, String body, String creates) {

	private static final Pattern TOKEN = Pattern.compile("Bearer \\{token\\.(\\d+)}");

	PlannedRequest {
		headers = List.copyOf(headers);
	}

	static PlannedRequest of(String method, String target) {
		return new PlannedRequest(method, target, List.of(), null, null);
	}

	PlannedRequest by(int user) {
		return header("Authorization", "Bearer {token." + user + "}");
	}

	/**
	 * The user who sends it.
	 * @return the user's number; 0 without a user's token
	 */
	int sender() {
		return this.headers.stream()
			.map((header) -> TOKEN.matcher(header.value()))
			.filter(Matcher::matches)
			.map((token) -> Integer.valueOf(token.group(1)))
			.findFirst()
			.orElse(0);
	}

	PlannedRequest header(String name, String value) {
		List<Header> more = new ArrayList<>(this.headers);
		more.add(new Header(name, value));
		return new PlannedRequest(this.method, this.target, more, this.body, this.creates);
	}

	PlannedRequest without(String name) {
		List<Header> fewer = this.headers.stream().filter((header) -> !header.name().equalsIgnoreCase(name)).toList();
		return new PlannedRequest(this.method, this.target, fewer, this.body, this.creates);
	}

	PlannedRequest method(String other) {
		return new PlannedRequest(other, this.target, this.headers, this.body, this.creates);
	}

	PlannedRequest target(UnaryOperator<String> change) {
		return new PlannedRequest(this.method, change.apply(this.target), this.headers, this.body, this.creates);
	}

	PlannedRequest query(String parameter) {
		return target((before) -> before + (before.contains("?") ? "&" : "?") + parameter);
	}

	PlannedRequest json(String text) {
		return body("application/json", text);
	}

	PlannedRequest body(String mediaType, String text) {
		return new PlannedRequest(this.method, this.target, this.headers, text, this.creates).without("Content-Type")
			.header("Content-Type", mediaType);
	}

	PlannedRequest creates(String kind) {
		return new PlannedRequest(this.method, this.target, this.headers, this.body, kind);
	}

}
