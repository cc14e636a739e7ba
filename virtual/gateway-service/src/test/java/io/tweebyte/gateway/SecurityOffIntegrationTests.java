package io.tweebyte.gateway;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** A gateway that asks for no token, as it may be measured, and works without Redis. */
@TestPropertySource(properties = { "tweebyte.security.mode=off", "spring.profiles.active=measure",
		"spring.data.redis.url=redis://127.0.0.1:1", "tweebyte.rate.burst=3", "tweebyte.rate.per-second=1" })
class SecurityOffIntegrationTests extends GatewayIntegrationTest {

	@Autowired
	private LimitSettings limits;

	@Autowired
	private TimeSettings times;

	@Test
	void hasTheLimitsOfMeasuring() {
		assertThat(this.limits.inFlight()).isEqualTo(1200);
		assertThat(this.limits.inFlightPerAddress()).isEqualTo(1200);
		assertThat(this.limits.connections()).isEqualTo(4000);
		assertThat(this.times.request()).isEqualTo(Duration.ofMinutes(1));
	}

	@Test
	void needsNoToken() throws IOException {
		assertThat(exchange(bare("GET", "/user-service/users/1", "\r\n")).status()).isEqualTo(200);
		assertThat(exchange(bare("GET", "/user-service/users/1", "Authorization: Bearer a.b.c\r\n\r\n")).status())
			.isEqualTo(200);
		assertThat(exchange(bare("GET", "/nowhere", "\r\n")).status()).isEqualTo(404);
		assertThat(exchange(bare("POST", "/user-service/internal/users/summaries", "\r\n")).status()).isEqualTo(404);
	}

	@Test
	void limitsRatesInMemoryWithoutRedis() throws IOException {
		String login = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
		List<Integer> responses = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			responses.add(exchange(bare("POST", "/user-service/auth/login", login)).status());
		}
		assertThat(responses).startsWith(200, 200, 200).contains(429).containsOnly(200, 429);
	}

}
