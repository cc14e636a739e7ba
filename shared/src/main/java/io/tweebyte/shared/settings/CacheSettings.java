package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How long values in Redis are used and kept.
 *
 * @param followedIdsFresh how long the list of followed users is used before the
 * interaction service is called again
 * @param followedIdsKept how long the list of followed users is kept for use while the
 * interaction service is unavailable
 * @param userSummary how long the summary of a user is used, including whether the
 * account is private
 * @param tweetExistence how long it is known who wrote a tweet, or that it was deleted
 * @param popularFresh how long the popular hashtags are used before the tweet service is
 * called again
 * @param popularKept how long the popular hashtags are kept for use while the tweet
 * service is unavailable
 * @param recommendations how long the users recommended to an account are used before
 * they are computed again
 */
@Validated
@ConfigurationProperties("tweebyte.cache")
public record CacheSettings(@TimeLimit @DefaultValue("60s") Duration followedIdsFresh,
		@TimeLimit @DefaultValue("24h") Duration followedIdsKept, @TimeLimit @DefaultValue("60s") Duration userSummary,
		@TimeLimit @DefaultValue("60s") Duration tweetExistence, @TimeLimit @DefaultValue("60s") Duration popularFresh,
		@TimeLimit @DefaultValue("24h") Duration popularKept,
		@TimeLimit @DefaultValue("60s") Duration recommendations) {

}
