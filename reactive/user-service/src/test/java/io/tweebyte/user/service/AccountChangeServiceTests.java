package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PasswordChange;
import org.junit.jupiter.api.Test;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;
import reactor.test.StepVerifier;

import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;

class AccountChangeServiceTests {

	private static final TokenSettings SETTINGS = new TokenSettings(null, Duration.ofHours(1), Duration.ofSeconds(30),
			Duration.ofMinutes(10), Duration.ofSeconds(10), Duration.ofSeconds(30));

	private final PasswordChange change = new PasswordChange(UUID.randomUUID(), Instant.EPOCH);

	@Test
	void losesAMessageForWhichNoThreadIsFree() {
		Scheduler none = Schedulers.newSingle("none");
		none.dispose();
		DataRedisProperties redis = new DataRedisProperties();
		redis.setTimeout(Duration.ofSeconds(1));
		JsonCache cache = new JsonCache(null, redis, none, new SimpleMeterRegistry());
		AccountChangeService changes = new AccountChangeService(null, cache, SETTINGS, Clock.systemUTC());
		StepVerifier.create(changes.publish(this.change)).verifyComplete();
	}

}
