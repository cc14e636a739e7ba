package io.tweebyte.gateway;

import java.io.IOException;

import io.tweebyte.servers.RedisServer;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** A Redis that lets in one user only, by a password. */
@TestPropertySource(properties = { "spring.data.redis.timeout=10s", "spring.data.redis.connect-timeout=10s",
		"tweebyte.time.head=20s", "tweebyte.time.total=20s" })
class RedisWithPasswordIntegrationTests extends GatewayIntegrationTest {

	private static final String JSON = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";

	private static final RedisServer REDIS = RedisServer.temporary();

	@Autowired
	private StringRedisTemplate redis;

	@DynamicPropertySource
	static void password(DynamicPropertyRegistry registry) {
		registry.add("spring.data.redis.url", REDIS.connection()::url);
	}

	@Test
	void countsInRedisForAllGateways() throws IOException {
		assertThat(exchange(bare("POST", "/user-service/auth/login", JSON)).status()).isEqualTo(200);
		assertThat(this.redis.hasKey("tweebyte:v1:rate:127.0.0.1")).isTrue();
	}

}
