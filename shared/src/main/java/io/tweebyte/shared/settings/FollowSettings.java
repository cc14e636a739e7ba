package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How users follow each other, {@code tweebyte.follow.*}.
 *
 * @param reopenAfter how long after its rejection a follow request can be made again, 1
 * ms to 24 days; the clean-up keeps a rejected request as long
 */
@ConfigurationProperties("tweebyte.follow")
public record FollowSettings(@DefaultValue("24h") Duration reopenAfter) {

	/**
	 * Checks the settings.
	 */
	public FollowSettings {
		Checks.positive("tweebyte.follow.reopen-after", reopenAfter);
	}

}
