package io.tweebyte.shared.http;

import java.time.Duration;
import java.util.UUID;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;

import static org.assertj.core.api.Assertions.assertThat;

class RequestLogTests {

	private static final UUID USER = UUID.randomUUID();

	@AfterEach
	void forget() {
		MDC.clear();
	}

	@Test
	void namesRequestAndUser() {
		try (RequestLog logged = RequestLog.of(caller(USER))) {
			assertThat(logged).isNotNull();
			assertThat(MDC.get(RequestLog.REQUEST_ID)).isEqualTo("r-1");
			assertThat(MDC.get(RequestLog.USER_ID)).isEqualTo(USER.toString());
		}
		assertThat(MDC.getCopyOfContextMap()).isNullOrEmpty();
	}

	@Test
	void namesNobodyWhoDidNotSayWhoTheyAre() {
		MDC.put(RequestLog.REQUEST_ID, "before");
		MDC.put(RequestLog.USER_ID, "somebody");
		try (RequestLog logged = RequestLog.of(caller(null))) {
			assertThat(logged).isNotNull();
			assertThat(MDC.get(RequestLog.USER_ID)).isNull();
		}
		assertThat(MDC.get(RequestLog.REQUEST_ID)).isEqualTo("before");
		assertThat(MDC.get(RequestLog.USER_ID)).isEqualTo("somebody");
	}

	private static Caller caller(UUID userId) {
		return new Caller(userId, false, null, "r-1", null, "127.0.0.1", Deadline.in(Duration.ofSeconds(1)));
	}

}
