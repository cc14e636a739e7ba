package io.tweebyte.interaction;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.interaction.tweet.TweetAccessService;
import io.tweebyte.testsupport.LateResponses;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Values that several callers wait for, of whom the first has little time. */
class SharedFillsIntegrationTests extends InteractionServiceIntegrationTest {

	private static final String TWEET = "{\"id\":\"%s\",\"user_id\":\"%s\",\"content\":\"Hello\","
			+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}";

	private final UUID tweet = Identifiers.next();

	private final UUID author = Identifiers.next();

	private final LateResponses late = new LateResponses();

	@Autowired
	private TweetAccessService access;

	@BeforeEach
	void openConnections() {
		UUID other = Identifiers.next();
		NEIGHBOURS.respond(this.late.with(TWEET.formatted(other, this.author)));
		begin(() -> this.access.writable(other, LateResponses.unhurried())).join();
	}

	@Test
	void findTweetsForThoseWhoHaveMoreTime() {
		NEIGHBOURS.respond(this.late.with(TWEET.formatted(this.tweet, this.author)));
		begin(() -> this.access.writable(this.tweet, LateResponses.hurried()));
		await().untilAsserted(() -> assertThat(this.late.calls()).isOne());

		CompletableFuture<UUID> found = begin(() -> this.access.writable(this.tweet, LateResponses.unhurried()));

		assertThat(found.join()).isEqualTo(this.author);
		assertThat(this.late.calls()).isOne();
	}

	private static <T> CompletableFuture<T> begin(Supplier<Mono<T>> read) {
		return read.get().toFuture();
	}

}
