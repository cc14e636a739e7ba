package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.tweebyte.common.client.InteractionClient;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Calls that are refused because this service or the other one is busy. */
@TestPropertySource(properties = { "tweebyte.limits.call-connections=1", "tweebyte.limits.call-queue=1",
		"tweebyte.time.call=20s", "tweebyte.time.request=20s" })
class BusyCallsIntegrationTests extends TweetServiceIntegrationTest {

	/** More than the breaker counts before it opens. */
	private static final int READS = 30;

	private static final Duration LITTLE = Duration.ofMillis(50);

	private final UUID ada = Identifiers.next();

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	private final Neighbours neighbours = new Neighbours();

	private final CountDownLatch end = new CountDownLatch(1);

	@Autowired
	private InteractionClient interactions;

	@BeforeEach
	void play() {
		this.neighbours.user(this.ada, false);
		NEIGHBOURS.respond(this.neighbours);
	}

	@AfterEach
	void endCalls() {
		this.end.countDown();
	}

	@Test
	@SuppressWarnings("unchecked")
	void keepsTheBreakerClosedWhileItsOwnQueueIsFull() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		NEIGHBOURS.respond((request, connection) -> {
			await(this.end);
			this.neighbours.respond(request, connection);
		});
		List<CompletableFuture<HttpResponse<String>>> reads = IntStream.range(0, READS)
			.mapToObj((i) -> CompletableFuture.supplyAsync(() -> read(id), (task) -> Thread.ofVirtual().start(task)))
			.collect(Collectors.toCollection(ArrayList::new));
		// one call is made, another one waits
		while (reads.size() > 2) {
			HttpResponse<String> refused = (HttpResponse<String>) CompletableFuture
				.anyOf(reads.toArray(CompletableFuture[]::new))
				.join();
			assertThat(refused.headers().firstValue("X-Degraded")).hasValue("interactions");
			reads.removeIf((read) -> read.isDone() && read.join() == refused);
		}
		assertThat(this.breakers.circuitBreaker("interactions").getState()).hasToString("CLOSED");

		this.end.countDown();
		assertThat(reads).allSatisfy((read) -> assertWhole(read.join()));
		assertWhole(read(id));
	}

	@Test
	void keepsTheBreakerClosedWithoutTimeForACall() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		for (int i = 0; i < READS; i++) {
			CompletableFuture<List<UUID>> call = this.interactions.followedIds(this.ada, caller(Duration.ZERO));
			assertThatThrownBy(call::join).hasCauseInstanceOf(ApiException.class);
		}
		assertThat(this.breakers.circuitBreaker("interactions").getState()).hasToString("CLOSED");
		assertWhole(read(id));
	}

	@Test
	void keepsTheBreakerClosedWithLittleTimeForACall() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		NEIGHBOURS.respond((request, connection) -> {
			await(this.end);
			this.neighbours.respond(request, connection);
		});
		for (int i = 0; i < READS; i++) {
			CompletableFuture<List<UUID>> call = this.interactions.followedIds(this.ada, caller(LITTLE));
			assertThatThrownBy(call::join).hasCauseInstanceOf(ApiException.class);
		}
		assertThat(this.breakers.circuitBreaker("interactions").getState()).hasToString("CLOSED");

		this.end.countDown();
		assertWhole(read(id));
	}

	@Test
	void keepsTheBreakerClosedWhileTheOtherServiceIsBusy() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		answerUnavailable(Messages.BUSY);
		for (int i = 0; i < READS; i++) {
			assertThat(read(id).headers().firstValue("X-Degraded")).hasValue("interactions");
		}
		assertThat(this.breakers.circuitBreaker("interactions").getState()).hasToString("CLOSED");

		NEIGHBOURS.respond(this.neighbours);
		assertWhole(read(id));
	}

	@Test
	void opensTheBreakerWhileTheOtherServiceLacksItsDatabase() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		answerUnavailable(Messages.DATABASE_UNAVAILABLE);
		for (int i = 0; i < READS; i++) {
			assertThat(read(id).headers().firstValue("X-Degraded")).hasValue("interactions");
		}
		assertThat(this.breakers.circuitBreaker("interactions").getState()).hasToString("OPEN");
	}

	private static void answerUnavailable(String detail) {
		NEIGHBOURS.respond((request, connection) -> connection.respond("503 Service Unavailable",
				"{\"status\":503,\"detail\":\"" + detail + "\"}"));
	}

	private Caller caller(Duration time) {
		return new Caller(this.ada, false, "Bearer x", "r-1", null, "127.0.0.1", Deadline.in(time));
	}

	private HttpResponse<String> read(UUID tweetId) {
		return this.client.get("/tweets/" + tweetId, this.ada);
	}

	private static void assertWhole(HttpResponse<String> response) {
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
	}

	private static void await(CountDownLatch latch) {
		try {
			latch.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
