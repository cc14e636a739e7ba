package io.tweebyte.features.http;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A request before it is sent.
 *
 * @param method the method, in upper case
 * @param target path and query, exactly as they go over the wire
 * @param headers the headers, in order; the same name may occur twice
 * @param body the body's bytes; {@code null} for none
 */
public record HttpCall(String method, String target, List<Header> headers, byte[] body) {

	public HttpCall {
		headers = List.copyOf(headers);
	}

	/**
	 * A request out of its first line.
	 * @param line method, a space, path and query
	 * @return the request without headers and body
	 */
	public static HttpCall of(String line) {
		int space = line.indexOf(' ');
		return new HttpCall(line.substring(0, space), line.substring(space + 1), List.of(), null);
	}

	public HttpCall header(String name, String value) {
		List<Header> more = new ArrayList<>(this.headers);
		more.add(new Header(name, value));
		return new HttpCall(this.method, this.target, more, this.body);
	}

	public HttpCall bearer(String token) {
		return header("Authorization", "Bearer " + token);
	}

	public HttpCall body(String mediaType, byte[] bytes) {
		return new HttpCall(this.method, this.target, this.headers, bytes).header("Content-Type", mediaType);
	}

	public HttpCall body(String mediaType, String text) {
		return body(mediaType, text.getBytes(StandardCharsets.UTF_8));
	}

	public HttpCall json(String text) {
		return body("application/json", text);
	}

	/**
	 * The path without the query.
	 * @return what the client wrote before the first question mark
	 */
	public String path() {
		int question = this.target.indexOf('?');
		return (question < 0) ? this.target : this.target.substring(0, question);
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder(this.method).append(' ').append(this.target).append('\n');
		this.headers.forEach((header) -> text.append(header.name()).append(": ").append(header.value()).append('\n'));
		return Wire.print(text, this.body);
	}

}
