package io.tweebyte.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;

import io.tweebyte.testsupport.EventReader;
import io.tweebyte.testsupport.PinnedThreads;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.ServiceSecret;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** A gateway before services that verify tokens. */
@TestPropertySource(
		properties = { "tweebyte.uploads.limit=100", "tweebyte.limits.large-bodies=100", "tweebyte.rate.burst=1000",
				"tweebyte.time.head=10s", "tweebyte.time.total=20s", "tweebyte.token.password-changes=200ms" })
class PinningIntegrationTests extends GatewayIntegrationTest {

	private static final String LARGE = "x".repeat(300_000);

	private static final String LENGTH = "Content-Length: " + LARGE.length() + "\r\n";

	@DynamicPropertySource
	static void verifyTokens(DynamicPropertyRegistry registry) {
		ServiceSecret.register(registry::add);
	}

	@Test
	void noRequestWaitsOnAPinnedThread() {
		services((request, connection) -> {
			if (request.target().endsWith("/stream")) {
				stream(connection);
			}
			else {
				connection.respond("200 OK", LARGE);
			}
		});
		assertThat(PinnedThreads.during(this::work)).isEmpty();
	}

	private void work() {
		try {
			assertThat(get("/tweet-service/tweets/1").body()).hasSize(LARGE.length());
			assertThat(send("POST", "/tweet-service/tweets/" + USER, LENGTH, LARGE).status()).isEqualTo(200);
			assertThat(send("PUT", "/tweet-service/tweets/" + USER + "/picture",
					"Content-Type: multipart/form-data; boundary=x\r\n" + LENGTH, LARGE)
				.status()).isEqualTo(200);
			assertThat(exchange(bare("POST", "/user-service/auth/login", "Content-Length: 2\r\n") + "\r\n{}").status())
				.isEqualTo(200);
			assertThat(exchange(bare("GET", "/tweet-service/tweets/1", "") + "\r\n").status()).isEqualTo(401);
			readStream();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private void readStream() throws IOException {
		try (RawHttp client = connect(); EventReader events = new EventReader(client)) {
			client.send(head("GET", "/tweet-service/tweets/" + USER + "/feed/stream", "\r\n"));
			assertThat(client.readHead().status()).isEqualTo(200);
			assertThat(events.readTo("data:event")).startsWith(":");
		}
	}

	private static void stream(RawServer.Connection connection) throws IOException {
		connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n");
		connection.send("3\r\n:\n\n\r\n");
		connection.send("c\r\ndata:event\n\n\r\n0\r\n\r\n");
	}

}
