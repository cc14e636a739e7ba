package io.tweebyte.features.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * An answer as it came over the wire.
 *
 * @param status the status code
 * @param headers the headers, in order
 * @param body the body's bytes; empty for none
 */
public record HttpAnswer(int status, List<Header> headers, byte[] body) {

	public HttpAnswer {
		headers = List.copyOf(headers);
	}

	public Optional<String> header(String name) {
		return this.headers.stream().filter((header) -> header.is(name)).map(Header::value).findFirst();
	}

	public List<String> allOf(String name) {
		return this.headers.stream().filter((header) -> header.is(name)).map(Header::value).toList();
	}

	public String text() {
		return new String(this.body, StandardCharsets.UTF_8);
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder().append(this.status).append('\n');
		this.headers.forEach((header) -> text.append(header.name()).append(": ").append(header.value()).append('\n'));
		return Wire.print(text, this.body);
	}

}
