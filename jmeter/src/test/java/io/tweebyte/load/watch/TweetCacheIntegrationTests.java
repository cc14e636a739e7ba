package io.tweebyte.load.watch;

import java.io.IOException;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.launcher.service.PrometheusText;
import io.tweebyte.load.data.DatabaseContent.Tweet;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.servers.RedisServer;
import io.tweebyte.servers.database.RedisCommands;
import io.tweebyte.shared.cache.CacheKeys;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What a real Redis has before a slice. */
class TweetCacheIntegrationTests {

	private static final UUID AUTHOR = new UUID(7, 7);

	/** More than are sent at once. */
	private static final List<Tweet> TWEETS = IntStream.range(0, 2500)
		.mapToObj((number) -> new Tweet(new UUID(1, number), AUTHOR, "A text"))
		.toList();

	private static RedisServer redis;

	@BeforeAll
	static void start() {
		redis = RedisServer.temporary();
	}

	@AfterAll
	static void stop() {
		redis.close();
	}

	@ParameterizedTest
	@EnumSource(value = Scenario.class, names = "CACHED_READ_.*", mode = EnumSource.Mode.MATCH_ALL)
	void knowsAsManyTweetsAsTheScenarioSaysInEachPart(Scenario scenario) throws IOException {
		TweetCache cache = new TweetCache(redis.connection(), TWEETS);
		// whatever there was before
		cache.prepare(Scenario.CACHED_READ_50.label());

		assertThat(cache.prepare(scenario.label())).isTrue();

		List<String> known = RedisCommands.send(redis.connection(),
				TWEETS.stream().map((tweet) -> "EXISTS " + CacheKeys.tweetExistence(tweet.id())).toList());
		for (int part = 0; part < TWEETS.size(); part += 100) {
			assertThat(known.subList(part, part + 100)).filteredOn(":1"::equals)
				.hasSize(scenario.hitPercent().orElseThrow());
		}
	}

	@Test
	void storesWhatServicesStore() throws IOException {
		new TweetCache(redis.connection(), TWEETS.subList(0, 1)).prepare(Scenario.CACHED_READ_100.label());

		String key = CacheKeys.tweetExistence(TWEETS.getFirst().id());
		assertThat(RedisCommands.send(redis.connection(), List.of("STRLEN " + key)))
			.containsExactly(":" + "{\"user_id\":\"%s\"}".formatted(AUTHOR).length());
	}

	@Test
	void leavesRedisAloneForOtherScenarios() throws IOException {
		TweetCache cache = new TweetCache(redis.connection(), TWEETS);
		cache.prepare(Scenario.CACHED_READ_100.label());

		assertThat(cache.prepare(Scenario.USER_SUMMARY.label())).isFalse();

		assertThat(RedisCommands.send(redis.connection(),
				List.of("EXISTS " + CacheKeys.tweetExistence(TWEETS.getLast().id()))))
			.containsExactly(":1");
	}

	@Test
	void countsLookUpsOfTweetsAlone() {
		PrometheusText metrics = new PrometheusText("""
				# TYPE cache_gets_total counter
				cache_gets_total{cache="tweet-existence",result="hit"} 12.0
				cache_gets_total{cache="tweet-existence",result="miss"} 3.0
				cache_gets_total{cache="user-summary",result="hit"} 99.0
				""");

		assertThat(TweetCache.count(metrics, "hit")).isEqualTo(12);
		assertThat(TweetCache.count(metrics, "miss")).isEqualTo(3);
	}

}
