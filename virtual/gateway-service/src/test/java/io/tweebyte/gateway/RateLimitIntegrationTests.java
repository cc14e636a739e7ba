package io.tweebyte.gateway;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import io.tweebyte.shared.limit.RateLimiter;
import io.tweebyte.testsupport.RawHttp.Response;
import io.tweebyte.testsupport.TestRedis;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Logging in and registering more often than one address may. */
@TestPropertySource(properties = { "tweebyte.rate.per-second=1", "tweebyte.rate.burst=6",
		"spring.data.redis.timeout=2s", "spring.data.redis.connect-timeout=5s" })
class RateLimitIntegrationTests extends GatewayIntegrationTest {

	private static final String JSON = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";

	private static final String FORM = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 2\r\n\r\na=";

	private static final String BUCKET = "tweebyte:v1:rate:127.0.0.1";

	private static final Duration TIMEOUT = Duration.ofSeconds(30);

	@Autowired
	private StringRedisTemplate redis;

	@Autowired
	private RateLimiter limiter;

	@BeforeEach
	void forget() {
		this.redis.delete(BUCKET);
	}

	@Test
	void countsLogInAndRegistrationTogetherAndNothingElse() throws IOException, InterruptedException {
		List<Integer> responses = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			responses.add(exchange(bare("POST", "/user-service/auth/login", JSON)).status());
			responses.add(exchange(bare("POST", "/user-service/auth/register", FORM)).status());
		}
		assertThat(responses).containsExactly(200, 200, 200, 200, 200, 200);
		Response refused = refused("");
		assertThat(refused.header("Retry-After")).isEqualTo("1");
		assertThat(withoutTime(refused)).isEqualTo("{\"type\":\"about:blank\",\"title\":\"Too Many Requests\","
				+ "\"status\":429,\"detail\":\"Too many attempts; wait as long as the Retry-After header says.\","
				+ "\"instance\":\"/user-service/auth/login\",\"timestamp\":\"T\"}");
		assertThat(refused("X-Forwarded-For: 9.9.9.9\r\n").status()).isEqualTo(429);
		assertThat(refused("Forwarded: for=9.9.9.9\r\nX-Real-IP: 9.9.9.9\r\n").status()).isEqualTo(429);
		assertThat(get("/user-service/users/1").status()).isEqualTo(200);
		assertThat(exchange(bare("GET", "/user-service/.well-known/jwks.json", "\r\n")).status()).isEqualTo(200);
		assertThat(answerOtherThan(429, "").status()).isEqualTo(200);
		assertThat(this.redis.getExpire(BUCKET)).isBetween(1L, 20L);
	}

	@Test
	void countsNoTimeOfItsOwnAsTheClientsDelay() throws IOException {
		// longer than a body may take, shorter than Redis may
		TestRedis.pause(1800);
		assertThat(exchange(bare("POST", "/user-service/auth/login", JSON)).status()).isEqualTo(200);
	}

	@Test
	void countsAllAddressesOfAnIpv6NetworkTogether() {
		assertThat(IntStream.range(1, 100).mapToObj((i) -> isRefused("2001:db8:0:1::" + i))).contains(true);
		assertThat(isRefused("2001:db8:0:2::1")).isFalse();
		assertThat(this.redis.hasKey("tweebyte:v1:rate:2001:db8:0:1::/64")).isTrue();
	}

	private boolean isRefused(String address) {
		return this.limiter.count(address).handle((done, failure) -> failure != null).join();
	}

	private Response refused(String header) throws IOException, InterruptedException {
		return answerOtherThan(200, header);
	}

	/**
	 * Logs in until the response changes: a slow machine lets some more through, a fast
	 * one has to wait for the next.
	 */
	private Response answerOtherThan(int status, String header) throws IOException, InterruptedException {
		long end = System.nanoTime() + TIMEOUT.toNanos();
		Response response;
		do {
			response = exchange(bare("POST", "/user-service/auth/login", header + JSON));
		}
		while (response.status() == status && System.nanoTime() < end);
		return response;
	}

}
