package io.tweebyte.shared.call;

import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CalledServiceTests {

	private static final Call CALL = Call.get("/ids?limit=1");

	private static final URI ADDRESS = URI.create("http://127.0.0.1:8081");

	@Test
	void isCalledBelowItsAddress() {
		assertThat(new CalledService(ADDRESS, () -> null).address(CALL))
			.hasToString("http://127.0.0.1:8081/ids?limit=1");
	}

	@Test
	void isCalledOnTheCallersBehalf() {
		Deadline deadline = Deadline.in(Duration.ofSeconds(1), () -> 0);
		Caller caller = new Caller(new UUID(1, 2), false, "Bearer t", "request", "00-1-2-03", "127.0.0.1", deadline);
		assertThat(new CalledService(ADDRESS, () -> "s").headers(CALL, caller, deadline))
			.isEqualTo(Map.of("Accept", "application/json", "X-Request-Id", "request", "X-Deadline-Millis", "1000",
					"Authorization", "Bearer t", "X-Service-Token", "s", "traceparent", "00-1-2-03"));
	}

	@Test
	void isCalledWithoutWhatIsNotKnown() {
		Deadline deadline = Deadline.in(Duration.ofNanos(1_999_999), () -> 0);
		Caller caller = new Caller(null, true, null, "request", null, "127.0.0.1", deadline);
		assertThat(new CalledService(ADDRESS, () -> null).headers(CALL, caller, deadline))
			.isEqualTo(Map.of("Accept", "application/json", "X-Request-Id", "request", "X-Deadline-Millis", "1"));
	}

	@Test
	void sendsTheTypeOfABody() {
		Caller caller = new Caller(null, true, null, "request", null, "127.0.0.1", Deadline.in(Duration.ofSeconds(1)));
		assertThat(
				new CalledService(ADDRESS, () -> null).headers(Call.post("/ids", Map.of()), caller, caller.deadline()))
			.containsEntry("Content-Type", "application/json");
	}

}
