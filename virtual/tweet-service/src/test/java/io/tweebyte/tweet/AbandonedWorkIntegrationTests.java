package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.servers.RedisServer;
import io.tweebyte.testsupport.StartedVirtualThreads;
import io.tweebyte.testsupport.TestRedis;
import org.awaitility.core.ConditionTimeoutException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Requests that end before their work does, at a service whose Redis has never responded.
 */
@DirtiesContext
@TestPropertySource(properties = { "spring.data.redis.timeout=200ms", "spring.data.redis.connect-timeout=200ms",
		"tweebyte.time.request=500ms", "tweebyte.time.call=400ms", "tweebyte.database.acquire-timeout=1s",
		"tweebyte.database.lock-timeout=2s", "tweebyte.database.statement-timeout=2s" })
class AbandonedWorkIntegrationTests extends StartedTweetService {

	private static final int REQUESTS = 100;

	/** Longer than any limit of the work, and shorter than one limit after the other. */
	private static final Duration SOON = Duration.ofSeconds(10);

	private static final RedisServer REDIS = RedisServer.temporary();

	private final UUID ada = Identifiers.next();

	private StartedVirtualThreads started;

	@DynamicPropertySource
	static void silent(DynamicPropertyRegistry registry) {
		surroundings(registry);
		REDIS.connection().register(registry::add);
	}

	@BeforeAll
	static void suspend() {
		TestRedis.suspend(REDIS);
	}

	@AfterAll
	static void stop() {
		TestRedis.resume(REDIS);
		REDIS.close();
	}

	@BeforeEach
	void follow() {
		this.started = StartedVirtualThreads.follow();
	}

	@AfterEach
	void end() {
		this.started.close();
	}

	@Test
	void leavesNoThreadWhileRedisIsSilent() {
		NEIGHBOURS.respond(new Neighbours());
		read("/tweets/%s/feed");
		assertNoThreadIsLeft();
	}

	@Test
	void leavesNoThreadWhileAnotherServiceIsSilent() {
		NEIGHBOURS.respond((request, connection) -> {
			// never
		});
		read("/tweets/%s/feed");
		assertNoThreadIsLeft();
	}

	@Test
	void leavesNoThreadWhileTheDatabaseIsLocked() throws Exception {
		NEIGHBOURS.respond(new Neighbours().user(this.ada, false));
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table tweets in access exclusive mode");
			assertThat(read("/tweets/user/" + this.ada + "?reader=%s"))
				.allSatisfy((response) -> assertThat(response.statusCode()).isEqualTo(503));
			assertNoThreadIsLeft();
			connection.rollback();
		}
	}

	/** Sends requests of as many readers at once, and waits for their responses. */
	private List<HttpResponse<String>> read(String path) {
		return Stream.generate(Identifiers::next)
			.limit(REQUESTS)
			.map((reader) -> CompletableFuture.supplyAsync(() -> this.client.get(path.formatted(reader), reader),
					(task) -> Thread.ofVirtual().start(task)))
			.toList()
			.stream()
			.map(CompletableFuture::join)
			.toList();
	}

	/** Those of the neighbours serve a kept connection each. */
	private void assertNoThreadIsLeft() {
		try {
			await().atMost(SOON).until(() -> NEIGHBOURS.threads().containsAll(this.started.running()));
		}
		catch (ConditionTimeoutException ex) {
			throw new AssertionError("Virtual threads have not ended:\n" + this.started.stacks(), ex);
		}
	}

}
