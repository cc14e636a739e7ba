package io.tweebyte.shared.limit;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.shared.client.RedisConnections;
import io.tweebyte.shared.settings.RateSettings;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;

import static org.assertj.core.api.Assertions.assertThat;

/** Counting alone, while Redis cannot be reached. */
class RateLimiterTests {

	// no server listens there
	private static final LettuceConnectionFactory REDIS = new LettuceConnectionFactory("127.0.0.1", 1);

	private final RateLimiter limiter = limiter();

	@BeforeAll
	static void start() {
		REDIS.start();
	}

	@AfterAll
	static void stop() {
		REDIS.destroy();
	}

	private static RateLimiter limiter() {
		DataRedisProperties properties = new DataRedisProperties();
		properties.setTimeout(Duration.ofSeconds(1));
		return new RateLimiter(new RedisConnections(REDIS, properties), new RateSettings(1, 2));
	}

	@Test
	void letsABurstPassAndHasTheNextWait() {
		List<Optional<String>> pauses = count("192.0.2.1");
		assertThat(pauses.subList(0, 2)).containsOnly(Optional.empty());
		assertThat(pauses).contains(Optional.of("1"));
	}

	@Test
	void countsAddressesApart() {
		count("192.0.2.2");
		assertThat(count("192.0.2.3")).startsWith(Optional.empty(), Optional.empty());
	}

	@Test
	void countsANetworkOfIpv6AsOne() {
		count("2001:db8::1");
		assertThat(count("2001:db8::2")).anyMatch(Optional::isPresent);
	}

	/** Returns the {@code Retry-After} of each refusal. */
	private List<Optional<String>> count(String address) {
		return Stream.generate(() -> this.limiter.count(address).handle((done, failure) -> pause(failure)).join())
			.limit(8)
			.toList();
	}

	private static Optional<String> pause(Throwable failure) {
		return Optional.ofNullable(failure)
			.map((refused) -> ((ApiException) refused.getCause()).headers().get("Retry-After"));
	}

}
