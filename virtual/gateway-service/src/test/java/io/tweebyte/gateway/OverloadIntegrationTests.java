package io.tweebyte.gateway;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** More requests than the gateway takes on. */
@TestPropertySource(properties = { "tweebyte.limits.in-flight=4", "tweebyte.time.head=10s", "tweebyte.time.idle=10s" })
class OverloadIntegrationTests extends GatewayIntegrationTest {

	private static final String USER_PATH = "/user-service/users/1";

	@Autowired
	private MeterRegistry meters;

	@Test
	void refusesWhatDoesNotFitAtOnceAndRecovers() throws Exception {
		CountDownLatch end = new CountDownLatch(1);
		CountDownLatch asked = new CountDownLatch(4);
		services((request, connection) -> {
			asked.countDown();
			awaitLatch(end);
			connection.respond("200 OK", "{}");
		});
		List<RawHttp> waiting = new ArrayList<>();
		for (int i = 0; i < 4; i++) {
			waiting.add(connect().send(head("GET", USER_PATH, "\r\n")));
		}
		awaitLatch(asked);
		long refused = counted("503");
		List<Duration> times = new ArrayList<>();
		for (int i = 0; i < 10; i++) {
			times.add(assertRefused());
		}
		// a busy machine delays one or the other, but not all
		assertThat(times.stream().min(Duration::compareTo).orElseThrow()).isLessThan(Duration.ofMillis(200));
		assertThat(get("/actuator/health/liveness").status()).isEqualTo(200);
		assertThat(get("/actuator/health/readiness").status()).isEqualTo(200);
		end.countDown();
		for (RawHttp client : waiting) {
			assertThat(client.read().status()).isEqualTo(200);
			client.close();
		}
		assertThat(get(USER_PATH).status()).isEqualTo(200);
		assertThat(counted("503") - refused).isEqualTo(10);
	}

	private long counted(String status) {
		return this.meters.find("http.server.requests")
			.tag("status", status)
			.timers()
			.stream()
			.mapToLong(Timer::count)
			.sum();
	}

	private Duration assertRefused() throws IOException {
		Instant start = Instant.now();
		Response response = get(USER_PATH);
		Duration time = Duration.between(start, Instant.now());
		assertThat(response.status()).isEqualTo(503);
		assertThat(response.header("Retry-After")).isEqualTo("1");
		assertThat(response.headers()).containsAllEntriesOf(PROTECTION);
		assertThat(withoutTime(response)).isEqualTo("{\"type\":\"about:blank\",\"title\":\"Service Unavailable\","
				+ "\"status\":503,\"detail\":\"The service is busy; try again.\",\"instance\":\"" + USER_PATH
				+ "\",\"timestamp\":\"T\"}");
		return time;
	}

	@Test
	void takesRequestsAgainAfterClientsThatBrokeOff() throws Exception {
		services((request, connection) -> connection.readChunk());
		for (int i = 0; i < 20; i++) {
			try (RawHttp client = connect()) {
				client.send(head("GET", USER_PATH, "\r\n"));
			}
		}
		services((request, connection) -> connection.respond("200 OK", "{}"));
		Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> get(USER_PATH).status() == 200);
		for (int i = 0; i < 4; i++) {
			assertThat(get(USER_PATH).status()).isEqualTo(200);
		}
	}

	@Test
	void takesRequestsAgainAfterClientsThatReadNothing() throws Exception {
		String large = "x".repeat(20_000_000);
		services((request, connection) -> connection.respond("200 OK", large));
		List<RawHttp> unread = new ArrayList<>();
		for (int i = 0; i < 4; i++) {
			unread.add(connect().send(head("GET", USER_PATH, "\r\n")));
		}
		services((request, connection) -> connection.respond("200 OK", "{}"));
		Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> get(USER_PATH).status() == 200);
		for (RawHttp client : unread) {
			client.close();
		}
	}

}
