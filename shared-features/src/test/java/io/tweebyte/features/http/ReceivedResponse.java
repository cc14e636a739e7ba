package io.tweebyte.features.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A response as it came over the wire.
 *
 * @param status the status code
 * @param headers the headers, in order
 * @param body the body's bytes; empty for none
 */
public record ReceivedResponse(int status, List<Header> headers, byte[] body) {

	private static final Set<Integer> SERVERS_OWN = Set.of(400, 414, 431, 501, 505);

	public ReceivedResponse {
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

	/**
	 * Whether a server refuses in its own words what it cannot read: no part of the API
	 * has seen the request.
	 * @return true for a bare status of such a refusal
	 */
	public boolean isRefusalOfServer() {
		return SERVERS_OWN.contains(this.status) && this.body.length == 0;
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder().append(this.status).append('\n');
		this.headers.forEach((header) -> text.append(header.name()).append(": ").append(header.value()).append('\n'));
		return Wire.print(text, this.body);
	}

}
