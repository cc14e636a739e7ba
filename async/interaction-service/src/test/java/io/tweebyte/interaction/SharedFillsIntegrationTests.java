package io.tweebyte.interaction;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.interaction.tweet.TweetAccessService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Values that several callers wait for, of whom the first has little time. */
class SharedFillsIntegrationTests extends InteractionServiceIntegrationTest {

	private static final String TWEET = "{\"id\":\"%s\",\"user_id\":\"%s\",\"content\":\"Hello\","
			+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}";

	private static final Duration LITTLE = Duration.ofMillis(500);

	private final UUID tweet = Identifiers.next();

	private final UUID author = Identifiers.next();

	private final AtomicInteger calls = new AtomicInteger();

	@Autowired
	private TweetAccessService access;

	@BeforeEach
	void openConnections() {
		UUID other = Identifiers.next();
		respond(TWEET.formatted(other, this.author));
		begin(() -> this.access.writable(other, caller())).join();
		this.calls.set(0);
	}

	@Test
	void findTweetsForThoseWhoHaveMoreTime() {
		respond(TWEET.formatted(this.tweet, this.author));
		begin(() -> this.access.writable(this.tweet, hurried()));
		await().untilAsserted(() -> assertThat(this.calls).hasValue(1));

		CompletableFuture<UUID> found = begin(() -> this.access.writable(this.tweet, caller()));

		assertThat(found.join()).isEqualTo(this.author);
		assertThat(this.calls).hasValue(1);
	}

	/** Responds later than the first caller has time for. */
	private void respond(String body) {
		NEIGHBOURS.respond((request, connection) -> {
			this.calls.incrementAndGet();
			Deadline later = Deadline.in(LITTLE.multipliedBy(2));
			await().until(() -> later.remaining().isZero());
			connection.respond("200 OK", body);
		});
	}

	/** Its time has not begun to run, however long it takes until it calls. */
	private static Caller hurried() {
		return Caller.ofTask("test", Deadline.in(LITTLE, () -> 0));
	}

	private static Caller caller() {
		return Caller.ofTask("test", Deadline.in(Duration.ofSeconds(20)));
	}

	private static <T> CompletableFuture<T> begin(Supplier<CompletableFuture<T>> read) {
		return read.get();
	}

}
