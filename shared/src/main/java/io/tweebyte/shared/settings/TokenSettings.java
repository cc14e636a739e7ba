package io.tweebyte.shared.settings;

import java.nio.file.Path;
import java.time.Duration;

import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How tokens are signed and verified.
 *
 * @param keyFile the private key that signs tokens, RSA in PKCS#8 PEM; without one the
 * user service creates a key at each start, which no other instance knows
 * @param lifetime how long a token is valid; the gateways need the same value as the user
 * service
 * @param skew the difference between the clocks of two machines that is tolerated
 * @param keysFresh how long the public keys are used before they are fetched again
 * @param keysRetry the shortest time between two requests for public keys
 * @param passwordChanges the time between two requests for changed passwords: a gateway
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
