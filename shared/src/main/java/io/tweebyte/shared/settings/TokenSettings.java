package io.tweebyte.shared.settings;

import java.nio.file.Path;
import java.time.Duration;

import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How tokens are made and verified.
 *
 * @param keyFile the private key that signs, RSA in PKCS#8 PEM; null to make one at
 * start, which no other service knows
 * @param lifetime how long a token is valid; the gateways need the same value as the user
 * service
 * @param skew by how much clocks may differ
 * @param keysRetry the shortest time between two look-ups of the keys
 * @param passwordChanges the time between two look-ups of changed passwords: a gateway
 * that missed a message accepts older tokens no longer than this
 */
@Validated
@ConfigurationProperties("tweebyte.token")
public record TokenSettings(Path keyFile,
		@DurationMin(seconds = 1) @DurationMax(days = 365) @DefaultValue("1h") Duration lifetime,
		@DurationMin @DurationMax(hours = 1) @DefaultValue("30s") Duration skew,
		@TimeLimit @DefaultValue("10m") Duration keysFresh, @TimeLimit @DefaultValue("10s") Duration keysRetry,
		@TimeLimit @DefaultValue("30s") Duration passwordChanges) {

}
