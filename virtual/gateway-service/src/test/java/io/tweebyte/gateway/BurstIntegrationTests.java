package io.tweebyte.gateway;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Many requests at the same moment. A service that refuses most of them lives. */
@TestPropertySource(properties = { "tweebyte.rate.burst=1000", "tweebyte.limits.in-flight-per-address=256",
		"spring.data.redis.timeout=5s", "spring.data.redis.connect-timeout=5s", "tweebyte.time.head=10s",
		"tweebyte.time.idle=10s", "tweebyte.time.body=20s", "tweebyte.time.total=30s" })
class BurstIntegrationTests extends GatewayIntegrationTest {

	private static final String FORM = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 2\r\n\r\na=";

	private static final String REGISTRATION = bare("POST", "/user-service/auth/register", FORM);

	@Autowired
	private StringRedisTemplate redis;

	@BeforeEach
	void forget() {
		this.redis.delete("tweebyte:v1:rate:127.0.0.1");
	}

	@Test
	void passesOnWhatAServiceUnderABurstAnswersAndGoesOnAsking() throws IOException {
		AtomicInteger asked = new AtomicInteger();
		services((request, connection) -> respond(asked.incrementAndGet(), connection));
		Map<Integer, Integer> statuses = burst(200, REGISTRATION);
		assertThat(statuses).isEqualTo(Map.of(200, 1, 409, 9, 503, 190));
		assertThat(asked).hasValue(200);
		services((request, connection) -> connection.respond("409 Conflict", "{}"));
		assertThat(exchange(REGISTRATION).status()).isEqualTo(409);
	}

	private static void respond(int number, RawServer.Connection connection) throws IOException {
		if (number > 10) {
			connection.respond("503 Service Unavailable\r\nRetry-After: 1", "{}");
		}
		else {
			connection.respond((number == 1) ? "200 OK" : "409 Conflict", "{}");
		}
	}

	private Map<Integer, Integer> burst(int size, String request) throws IOException {
		List<RawHttp> clients = new ArrayList<>();
		for (int i = 0; i < size; i++) {
			clients.add(connect());
		}
		for (RawHttp client : clients) {
			client.send(request);
		}
		Map<Integer, Integer> statuses = new TreeMap<>();
		for (RawHttp client : clients) {
			Response response = client.read();
			statuses.merge(response.status(), 1, Integer::sum);
			client.close();
		}
		return statuses;
	}

}
