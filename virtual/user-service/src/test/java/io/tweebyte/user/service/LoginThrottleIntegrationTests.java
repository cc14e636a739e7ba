package io.tweebyte.user.service;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.TimeoutOptions;
import io.tweebyte.servers.RedisServer;
import io.tweebyte.servers.database.RedisConnection;
import io.tweebyte.shared.client.RedisConnections;
import io.tweebyte.shared.limit.FailedLogins;
import io.tweebyte.shared.limit.FailedLogins.Attempt;
import io.tweebyte.shared.settings.LoginSettings;
import io.tweebyte.testsupport.TestRedis;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceClientConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

class LoginThrottleIntegrationTests {

	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private final String email = UUID.randomUUID() + "@example.com";

	private LettuceConnectionFactory connections;

	private FailedLogins failures;

	@BeforeEach
	void connect() {
		connect(TestRedis.shared(), PATIENCE);
	}

	private void connect(RedisConnection redis, Duration timeout) {
		RedisStandaloneConfiguration server = new RedisStandaloneConfiguration(redis.host(), redis.port());
		server.setUsername(redis.username());
		server.setPassword(redis.password());
		// as Spring Boot sets it
		this.connections = new LettuceConnectionFactory(server,
				LettuceClientConfiguration.builder()
					.clientOptions(ClientOptions.builder().timeoutOptions(TimeoutOptions.enabled()).build())
					.build());
		this.connections.afterPropertiesSet();
		this.connections.start();
		DataRedisProperties settings = new DataRedisProperties();
		settings.setTimeout(timeout);
		this.failures = new FailedLogins(new RedisConnections(this.connections, settings),
				new LoginSettings(1, 100, Duration.ofMinutes(15)));
	}

	@AfterEach
	void disconnect() {
		this.connections.destroy();
	}

	@Test
	void givesBackAnAttemptForWhichNoThreadIsFree() {
		LoginThrottle throttle = new LoginThrottle(this.failures);
		assertThatThrownBy(() -> compare(throttle, () -> {
			throw new RejectedExecutionException("no thread");
		})).isInstanceOf(RejectedExecutionException.class);

		assertThat(compare(throttle, () -> "right")).isEqualTo("right");
	}

	@Test
	void takesBackAnAttemptThatRedisCountsTooLate() {
		disconnect();
		try (RedisServer redis = RedisServer.temporary()) {
			connect(redis.connection(), Duration.ofMillis(500));
			begin(this.email).settle(null).join();
			TestRedis.suspend(redis);
			assertThat(begin(this.email)).isNotNull();
			assertThat(begin("second-" + this.email)).isNotNull();
			assertThat(begin("third-" + this.email)).isNotNull();
			TestRedis.resume(redis);
			// counted after the late one, which took as many steps before it
			assertThat(begin("other-" + this.email)).isNotNull();
			await().ignoreExceptions().until(() -> begin(this.email) != null);
		}
	}

	private Attempt begin(String account) {
		return this.failures.begin(account, "127.0.0.1").join();
	}

	private String compare(LoginThrottle throttle, Supplier<String> comparison) {
		return throttle.guard(this.email, "127.0.0.1", comparison);
	}

}
