package io.tweebyte.gateway;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.testsupport.RawHttp.Answer;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Logging in and registering more often than one address may.
 */
@TestPropertySource(
		properties = { "tweebyte.rate.per-second=1", "tweebyte.rate.burst=6", "spring.data.redis.timeout=2s" })
class RateLimitIntegrationTests extends GatewayIntegrationTest {

	private static final String JSON = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";

	private static final String FORM = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 2\r\n\r\na=";

	@Test
	void countsLogInAndRegistrationTogetherAndNothingElse() throws IOException, InterruptedException {
		List<Integer> answers = new ArrayList<>();
		for (int i = 0; i < 6; i++) {
			answers.add(exchange(bare("POST", "/user-service/auth/login", JSON)).status());
			answers.add(exchange(bare("POST", "/user-service/auth/register", FORM)).status());
		}
		assertThat(answers).contains(200, 429).startsWith(200, 200, 200, 200, 200, 200);
		Answer refused = exchange(bare("POST", "/user-service/auth/login", JSON));
		assertThat(refused.status()).isEqualTo(429);
		assertThat(refused.header("Retry-After")).isEqualTo("1");
		assertThat(withoutTime(refused)).isEqualTo("{\"type\":\"about:blank\",\"title\":\"Too Many Requests\","
				+ "\"status\":429,\"detail\":\"Too many attempts; wait as long as the Retry-After header says.\","
				+ "\"instance\":\"/user-service/auth/login\",\"timestamp\":\"T\"}");
		assertThat(exchange(bare("POST", "/user-service/auth/login", "X-Forwarded-For: 9.9.9.9\r\n" + JSON)).status())
			.isEqualTo(429);
		assertThat(get("/user-service/users/1").status()).isEqualTo(200);
		assertThat(exchange(bare("GET", "/user-service/.well-known/jwks.json", "\r\n")).status()).isEqualTo(200);
		Thread.sleep(1100);
		assertThat(exchange(bare("POST", "/user-service/auth/login", JSON)).status()).isEqualTo(200);
	}

}
