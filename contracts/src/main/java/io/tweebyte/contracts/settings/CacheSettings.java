package io.tweebyte.contracts.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long things stay in Redis, {@code tweebyte.cache.*}, each from 1 ms to 24 days.
 *
 * @param followedIdsFresh how long the ids that a user follows decide what he may see
 * @param followedIdsKept how long they are kept for when nobody else knows them
 */
@ConfigurationProperties("tweebyte.cache")
public record CacheSettings(@DefaultValue("60s") Duration followedIdsFresh,
		@DefaultValue("24h") Duration followedIdsKept) {

	/**
	 * Checks the settings.
	 */
	public CacheSettings {
		Checks.positive("tweebyte.cache.followed-ids-fresh", followedIdsFresh);
		Checks.positive("tweebyte.cache.followed-ids-kept", followedIdsKept);
	}

}
