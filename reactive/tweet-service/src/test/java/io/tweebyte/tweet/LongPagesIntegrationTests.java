package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import io.tweebyte.contracts.id.Identifiers;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * More long pages at once than the service has memory for.
 */
@TestPropertySource(properties = "tweebyte.limits.long-pages=1")
class LongPagesIntegrationTests extends TweetServiceIntegrationTest {

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	private final Neighbours neighbours = new Neighbours();

	@BeforeEach
	void play() {
		this.neighbours.user(this.ada, false).user(this.bob, false);
		NEIGHBOURS.answer(this.neighbours);
		this.tweets.add(this.ada, "Tweet number 1");
	}

	@Test
	void areRefusedWhileThereIsNoPlace() throws Exception {
		CountDownLatch asked = new CountDownLatch(1);
		CountDownLatch end = new CountDownLatch(1);
		NEIGHBOURS.answer((request, connection) -> {
			asked.countDown();
			await(end);
			this.neighbours.answer(request, connection);
		});
		CompletableFuture<HttpResponse<String>> first = CompletableFuture.supplyAsync(() -> page("?limit=101"));
		await(asked);
		for (String query : List.of("?limit=101", "?limit=1000", "?l%69mit=5%30%30")) {
			HttpResponse<String> refused = page(query);
			assertThat(refused.statusCode()).as(query).isEqualTo(503);
			assertThat(refused.headers().firstValue("Retry-After")).contains("1");
		}
		end.countDown();
		assertThat(page("?limit=100").statusCode()).isEqualTo(200);
		assertThat(first.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
		Awaitility.await().until(() -> page("?limit=1000").statusCode() == 200);
	}

	private HttpResponse<String> page(String query) {
		return this.client.get("/tweets/user/" + this.ada + query, this.bob);
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
