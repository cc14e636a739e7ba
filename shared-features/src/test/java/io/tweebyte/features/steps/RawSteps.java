package io.tweebyte.features.steps;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpExchange;
import io.tweebyte.features.http.RawConnection;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Bytes that no client with good manners would send: the step's text is sent line by
 * line, <code>{host}</code> is the gateway's and <code>[ff]</code> a byte.
 */
public final class RawSteps {

	private final World world;

	private Optional<ReceivedResponse> response = Optional.empty();

	public RawSteps(World world) {
		this.world = world;
		world.remember("host", world.backend().gateway().getAuthority());
	}

	@When("a client writes:")
	public void writes(String lines) {
		exchange(lines, bytes(lines), false);
	}

	@When("a client writes this and then hangs up:")
	public void writesAndHangsUp(String lines) {
		exchange(lines, bytes(lines), true);
	}

	@When("a client requests the raw path {string}")
	public void requestsRawPath(String path) {
		requestsRawPathWith("", path);
	}

	@When("{name} requests the raw path {string}")
	public void namedRequestsRawPath(String name, String path) {
		requestsRawPathWith("Authorization: Bearer {" + name + ".token}\n", path);
	}

	private void requestsRawPathWith(String header, String path) {
		String lines = "GET " + path + " HTTP/1.1\nHost: {host}\n" + header + "Connection: close\n\n";
		exchange(lines, bytes(lines), false);
	}

	@When("{name} writes {int} bytes of JSON to {string}, in chunks")
	public void writesInChunks(String name, int size, String line) {
		String head = line + " HTTP/1.1\nHost: {host}\nAuthorization: Bearer {" + name
				+ ".token}\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n";
		exchange(head, concatenated(bytes(head), Chunks.of(Chunks.json(size))), false);
	}

	@When("{name} announces {int} bytes of JSON to {string}")
	public void announces(String name, int size, String line) {
		String head = line + " HTTP/1.1\nHost: {host}\nAuthorization: Bearer {" + name
				+ ".token}\nContent-Type: application/json\nContent-Length: " + size + "\n\n";
		exchange(head, bytes(head), false);
	}

	/** Servers respond in their own words, or not at all. */
	@Then("the request is refused and the connection closed")
	public void refusedAndClosed() {
		this.response.ifPresent((it) -> assertThat(it.status()).isIn(400, 414, 431, 501, 505));
	}

	private void exchange(String lines, byte[] bytes, boolean hangUp) {
		try (RawConnection connection = new RawConnection(this.world.backend().gateway(), this.world.address())) {
			connection.write(bytes);
			if (hangUp) {
				connection.stopWriting();
			}
			this.response = connection.read();
		}
		this.response.ifPresent((it) -> this.world.note(new HttpExchange(call(this.world.fill(lines)), it)));
	}

	private static HttpCall call(String lines) {
		String[] first = lines.lines().findFirst().orElseThrow().split(" ");
		return new HttpCall(first[0], (first.length > 1) ? first[1] : "", List.of(),
				lines.getBytes(StandardCharsets.UTF_8));
	}

	private byte[] bytes(String lines) {
		return Bytes.of(this.world.fill(lines).replace("\n", "\r\n"));
	}

	private static byte[] concatenated(byte[] head, byte[] body) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		bytes.writeBytes(head);
		bytes.writeBytes(body);
		return bytes.toByteArray();
	}

}
