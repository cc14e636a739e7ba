package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How long things stay in Redis.
 *
 * @param followedIdsFresh how long the followed ids decide what a user may see
 * @param followedIdsKept for use while the interaction service is unavailable
 * @param userSummary how long a summary is used, with its privacy
 * @param popularKept for use while the tweet service is unavailable
 */
@Validated
@ConfigurationProperties("tweebyte.cache")
public record CacheSettings(@TimeLimit @DefaultValue("60s") Duration followedIdsFresh,
		@TimeLimit @DefaultValue("24h") Duration followedIdsKept, @TimeLimit @DefaultValue("60s") Duration userSummary,
		@TimeLimit @DefaultValue("60s") Duration tweetExistence, @TimeLimit @DefaultValue("60s") Duration popularFresh,
		@TimeLimit @DefaultValue("24h") Duration popularKept,
		@TimeLimit @DefaultValue("60s") Duration recommendations) {

}
