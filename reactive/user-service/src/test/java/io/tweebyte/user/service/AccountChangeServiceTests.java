package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PasswordChange;
import org.junit.jupiter.api.Test;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;
import reactor.test.StepVerifier;

class AccountChangeServiceTests {

	private static final TokenSettings SETTINGS = new TokenSettings(null, Duration.ofHours(1), Duration.ofSeconds(30),
			Duration.ofMinutes(10), Duration.ofSeconds(10), Duration.ofSeconds(30));

	private final PasswordChange change = new PasswordChange(UUID.randomUUID(), Instant.EPOCH);

	@Test
	void losesAMessageForWhichNoThreadIsFree() {
		Scheduler none = Schedulers.newSingle("none");
		none.dispose();
		AccountChangeService changes = new AccountChangeService(null, null, SETTINGS, Clock.systemUTC(), none);
		StepVerifier.create(changes.publish(this.change)).verifyComplete();
	}

}
