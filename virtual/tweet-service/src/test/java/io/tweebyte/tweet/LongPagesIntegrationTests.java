package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** More long pages at once than the service has memory for. */
@TestPropertySource(
		properties = { "tweebyte.limits.long-pages=2", "tweebyte.time.call=20s", "tweebyte.time.request=20s" })
class LongPagesIntegrationTests extends TweetServiceIntegrationTest {

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final UUID reader = Identifiers.next();

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	private final Neighbours neighbours = new Neighbours();

	@BeforeEach
	void play() {
		this.neighbours.user(this.ada, false).user(this.bob, false).user(this.reader, false);
		NEIGHBOURS.respond(this.neighbours);
		this.tweets.add(this.ada, "Tweet number 1");
		this.tweets.add(this.bob, "Tweet number 2");
	}

	@Test
	void areRefusedWhileThereIsNoPlace() throws Exception {
		CountDownLatch end = new CountDownLatch(1);
		CompletableFuture<HttpResponse<String>> first = heldPage(this.ada, "192.0.2.1", end);
		CompletableFuture<HttpResponse<String>> second = heldPage(this.bob, "192.0.2.2", end);
		for (String query : List.of("?limit=101", "?limit=1000", "?l%69mit=5%30%30")) {
			HttpResponse<String> refused = page(this.ada, query, "192.0.2.3");
			assertThat(refused.statusCode()).as(query).isEqualTo(503);
			assertThat(refused.headers().firstValue("Retry-After")).contains("1");
		}
		end.countDown();
		assertThat(page(this.ada, "?limit=100", "192.0.2.3").statusCode()).isEqualTo(200);
		assertThat(first.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
		assertThat(second.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
		Awaitility.await().until(() -> page(this.ada, "?limit=1000", "192.0.2.3").statusCode() == 200);
	}

	@Test
	void takeAtMostHalfOfThePlacesForOneClient() throws Exception {
		CountDownLatch end = new CountDownLatch(1);
		CompletableFuture<HttpResponse<String>> first = heldPage(this.ada, "192.0.2.1", end);
		NEIGHBOURS.respond(this.neighbours);
		assertThat(page(this.bob, "?limit=200", "192.0.2.1").statusCode()).isEqualTo(503);
		assertThat(page(this.bob, "?limit=200", "192.0.2.2").statusCode()).isEqualTo(200);
		end.countDown();
		assertThat(first.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
		Awaitility.await().until(() -> page(this.bob, "?limit=200", "192.0.2.1").statusCode() == 200);
	}

	@Test
	void waitForNoBodies() throws Exception {
		try (RawHttp first = begun("192.0.2.1"); RawHttp second = begun("192.0.2.2")) {
			for (int i = 0; i < 10; i++) {
				assertThat(page(this.ada, "?limit=1000", "192.0.2.3").statusCode()).isEqualTo(200);
			}
			assertThat(first.hasInput() || second.hasInput()).isFalse();
		}
	}

	private RawHttp begun(String address) throws Exception {
		return RawHttp.connect(this.port)
			.send("PUT /tweets/" + this.ada + "?limit=1000 HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + address
					+ "\r\nAuthorization: " + ServiceCaller.authorization(this.reader)
					+ "\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{");
	}

	private CompletableFuture<HttpResponse<String>> heldPage(UUID author, String address, CountDownLatch end) {
		CountDownLatch asked = new CountDownLatch(1);
		NEIGHBOURS.respond((request, connection) -> {
			asked.countDown();
			await(end);
			this.neighbours.respond(request, connection);
		});
		CompletableFuture<HttpResponse<String>> page = CompletableFuture
			.supplyAsync(() -> page(author, "?limit=101", address));
		await(asked);
		return page;
	}

	private HttpResponse<String> page(UUID author, String query, String address) {
		return this.client.send("GET", "/tweets/user/" + author + query, null, this.reader, "X-Forwarded-For", address);
	}

	private static void await(CountDownLatch latch) {
		try {
			assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
