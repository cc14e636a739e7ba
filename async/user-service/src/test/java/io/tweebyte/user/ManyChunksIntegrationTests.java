package io.tweebyte.user;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Bodies in chunks of one byte. Several of them take the memory of their bytes, not that
 * of their chunks.
 */
@TestPropertySource(properties = { "tweebyte.time.request=20s", "tweebyte.time.idle=20s" })
class ManyChunksIntegrationTests extends UserServiceIntegrationTest {

	private static final int CHUNKS = 300_000;

	private static final int AT_ONCE = 4;

	@Test
	void areReadLikeAnyOther() {
		String request = logIn(this.client.register(false));
		try (ExecutorService clients = Executors.newFixedThreadPool(AT_ONCE)) {
			List<CompletableFuture<Response>> responses = IntStream.range(0, AT_ONCE)
				.mapToObj((i) -> CompletableFuture.supplyAsync(() -> exchange(request), clients))
				.toList();
			assertThat(responses).extracting((response) -> response.join().status()).containsOnly(200);
		}
	}

	private static String logIn(Account user) {
		String json = "{\"email\":\"" + user.email() + "\",\"password\":\"" + UserClient.PASSWORD + "\"}";
		StringBuilder request = new StringBuilder("POST /auth/login HTTP/1.1\r\nHost: localhost\r\n"
				+ "X-Forwarded-For: 10.50\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n");
		(json + " ".repeat(CHUNKS - json.length())).chars()
			.forEach((character) -> request.append("1\r\n").append((char) character).append("\r\n"));
		return request.append("0\r\n\r\n").toString();
	}

	private Response exchange(String request) {
		try {
			return RawHttp.exchange(this.port, request);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
