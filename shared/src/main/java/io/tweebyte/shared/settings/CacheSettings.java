package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long things stay in Redis, {@code tweebyte.cache.*}, each from 1 ms to 24 days.
 *
 * @param followedIdsFresh how long the ids that a user follows decide what he may see
 * @param followedIdsKept how long they are kept for when nobody else knows them
 * @param userSummary how long what everybody may know of a user is believed, and with it
 * whether the account is private
 * @param popularKept how long they are kept for when the tweet service is out
 * @param recommendations how long whom a user might follow stays the same
 */
@ConfigurationProperties("tweebyte.cache")
public record CacheSettings(@DefaultValue("60s") Duration followedIdsFresh,
		@DefaultValue("24h") Duration followedIdsKept, @DefaultValue("60s") Duration userSummary,
		@DefaultValue("60s") Duration tweetExistence, @DefaultValue("60s") Duration popularFresh,
		@DefaultValue("24h") Duration popularKept, @DefaultValue("60s") Duration recommendations) {

	/**
	 * Checks the settings.
	 */
	public CacheSettings {
		Checks.positive("tweebyte.cache.followed-ids-fresh", followedIdsFresh);
		Checks.positive("tweebyte.cache.followed-ids-kept", followedIdsKept);
		Checks.positive("tweebyte.cache.user-summary", userSummary);
		Checks.positive("tweebyte.cache.tweet-existence", tweetExistence);
		Checks.positive("tweebyte.cache.popular-fresh", popularFresh);
		Checks.positive("tweebyte.cache.popular-kept", popularKept);
		Checks.positive("tweebyte.cache.recommendations", recommendations);
	}

}
