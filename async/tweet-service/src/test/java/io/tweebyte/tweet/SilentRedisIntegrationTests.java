package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.servers.RedisServer;
import io.tweebyte.testsupport.TestRedis;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** A service whose Redis has accepted connections since it started, but not responded. */
@DirtiesContext
@TestPropertySource(properties = { "spring.data.redis.timeout=200ms", "spring.data.redis.connect-timeout=200ms" })
class SilentRedisIntegrationTests extends StartedTweetService {

	/**
	 * So many that their cache commands would take longer than a request may, if they
	 * waited for one connection after the other.
	 */
	private static final int AT_ONCE = 50;

	private static final RedisServer REDIS = RedisServer.temporary();

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

	@Test
	void respondsToManyRequestsAtOnce() {
		NEIGHBOURS.respond(new Neighbours());
		List<CompletableFuture<HttpResponse<String>>> feeds = Stream.generate(Identifiers::next)
			.limit(AT_ONCE)
			.map(this::feed)
			.toList();
		assertThat(feeds).allSatisfy((feed) -> assertThat(feed.join().statusCode()).isEqualTo(200));
	}

	private CompletableFuture<HttpResponse<String>> feed(UUID reader) {
		return CompletableFuture.supplyAsync(() -> this.client.get("/tweets/" + reader + "/feed", reader),
				(task) -> Thread.ofVirtual().start(task));
	}

}
