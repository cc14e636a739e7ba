package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.RejectedExecutionException;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PasswordChange;
import org.junit.jupiter.api.Test;

import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.data.redis.core.StringRedisTemplate;

import static org.assertj.core.api.Assertions.assertThat;

class AccountChangeServiceTests {

	private static final TokenSettings SETTINGS = new TokenSettings(null, Duration.ofHours(1), Duration.ofSeconds(30),
			Duration.ofMinutes(10), Duration.ofSeconds(10), Duration.ofSeconds(30));

	private final PasswordChange change = new PasswordChange(UUID.randomUUID(), Instant.EPOCH);

	@Test
	void losesAMessageForWhichNoThreadIsFree() {
		DataRedisProperties redis = new DataRedisProperties();
		redis.setTimeout(Duration.ofSeconds(1));
		JsonCache cache = new JsonCache(new StringRedisTemplate(), redis, (task) -> {
			throw new RejectedExecutionException("All threads are busy.");
		}, Runnable::run, new SimpleMeterRegistry());
		AccountChangeService changes = new AccountChangeService(null, cache, SETTINGS, Clock.systemUTC());
		assertThat(changes.publish(this.change)).isCompleted();
	}

}
