package io.tweebyte.load.watch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.launcher.service.PrometheusText;
import io.tweebyte.load.data.DatabaseContent.Tweet;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.CacheHits;
import io.tweebyte.measuring.machine.WatchedProcess;
import io.tweebyte.servers.database.RedisCommands;
import io.tweebyte.servers.database.RedisConnection;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CachedValues.KnownTweet;

/**
 * What Redis knows of the tweets that plans read. Before each slice of a scenario with a
 * fixed hit ratio it is put there or removed; each slice reads a tweet once at most, as
 * long as it has fewer requests than there are tweets. What it really found, services
 * count.
 *
 * @param tweets in the order in which plans read them
 */
public record TweetCache(RedisConnection redis, List<Tweet> tweets) {

	private static final int ALL = 100;

	/** For longer than a run. */
	private static final String SET = "SET %s '%s' EX 43200";

	private static final String LOOK_UPS = "cache_gets";

	private static final String KIND = "cache=\"%s\""
		.formatted(CacheKeys.kind(CacheKeys.tweetExistence(new UUID(0, 0))));

	/**
	 * Prepares Redis for a slice.
	 * @param plan the name of its scenario; nothing is done unless its hit ratio is fixed
	 * @return whether hits are to be counted
	 * @throws IOException when Redis does not respond
	 */
	public boolean prepare(String plan) throws IOException {
		OptionalInt percent = Arrays.stream(Scenario.values())
			.filter((scenario) -> scenario.label().equals(plan))
			.map(Scenario::hitPercent)
			.findFirst()
			.orElse(OptionalInt.empty());
		if (percent.isPresent()) {
			fill(percent.getAsInt());
		}
		return percent.isPresent();
	}

	/** Known tweets alternate with unknown ones, so that each part has the same ratio. */
	private void fill(int percent) throws IOException {
		List<String> commands = new ArrayList<>();
		for (int number = 0; number < this.tweets.size(); number++) {
			Tweet tweet = this.tweets.get(number);
			String key = CacheKeys.tweetExistence(tweet.id());
			boolean isKnown = (number + 1) * percent / ALL > number * percent / ALL;
			commands.add(isKnown
					? SET.formatted(key, ContractJson.mapper().writeValueAsString(KnownTweet.by(tweet.author())))
					: "DEL " + key);
		}
		RedisCommands.send(this.redis, commands);
	}

	/**
	 * Returns the look-ups of tweets in Redis that each service has counted so far;
	 * without services whose metrics cannot be read.
	 */
	public static Map<String, CacheHits> hits(List<WatchedProcess> processes) {
		Map<String, CacheHits> hits = new HashMap<>();
		processes.forEach((process) -> process.metrics()
			.flatMap((address) -> PrometheusText.read(address, WorkMeter.TIMEOUT,
					List.of(LOOK_UPS, LOOK_UPS + "_total")))
			.ifPresent((text) -> hits.put(process.name(), new CacheHits(count(text, "hit"), count(text, "miss")))));
		return hits;
	}

	static long count(PrometheusText text, String result) {
		return (long) text.sum((line) -> line.startsWith(LOOK_UPS) && line.contains(KIND)
				&& line.contains("result=\"" + result + "\""));
	}

}
