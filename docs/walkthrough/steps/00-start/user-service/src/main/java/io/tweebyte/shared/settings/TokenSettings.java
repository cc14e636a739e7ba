package io.tweebyte.shared.settings;

import java.nio.file.Path;
import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How tokens are made and verified, {@code tweebyte.token.*}.
 *
 * @param keyFile the private key that signs, RSA in PKCS#8 PEM; null to make one at
 * start, which no other service knows
 * @param lifetime how long a token is valid, a second to 365 days
 * @param skew by how much clocks may differ, zero to an hour
 * @param keysFresh how long the gateway keeps the public keys, 1 ms to 24 days
 * @param keysRetry the shortest time between two look-ups of the keys, 1 ms to 24 days
 */
@ConfigurationProperties("tweebyte.token")
public record TokenSettings(Path keyFile, @DefaultValue("1h") Duration lifetime, @DefaultValue("30s") Duration skew,
		@DefaultValue("10m") Duration keysFresh, @DefaultValue("10s") Duration keysRetry) {

	/** Checks the settings. */
	public TokenSettings {
		Checks.duration("tweebyte.token.lifetime", lifetime, Duration.ofSeconds(1), Duration.ofDays(365));
		Checks.duration("tweebyte.token.skew", skew, Duration.ZERO, Duration.ofHours(1));
		Checks.positive("tweebyte.token.keys-fresh", keysFresh);
		Checks.positive("tweebyte.token.keys-retry", keysRetry);
	}

}
