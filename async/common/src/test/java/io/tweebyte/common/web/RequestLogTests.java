package io.tweebyte.common.web;

import java.time.Duration;
import java.util.UUID;

import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
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
			assertThat(MDC.get(RequestIdFilter.KEY)).isEqualTo("r-1");
			assertThat(MDC.get(AdmissionFilter.USER)).isEqualTo(USER.toString());
		}
		assertThat(MDC.getCopyOfContextMap()).isNullOrEmpty();
	}

	@Test
	void namesNobodyWhoDidNotSayWhoTheyAre() {
		MDC.put(RequestIdFilter.KEY, "before");
		MDC.put(AdmissionFilter.USER, "somebody");
		try (RequestLog logged = RequestLog.of(caller(null))) {
			assertThat(logged).isNotNull();
			assertThat(MDC.get(AdmissionFilter.USER)).isNull();
		}
		assertThat(MDC.get(RequestIdFilter.KEY)).isEqualTo("before");
		assertThat(MDC.get(AdmissionFilter.USER)).isEqualTo("somebody");
	}

	private static Caller caller(UUID userId) {
		return new Caller(userId, false, null, "r-1", null, "127.0.0.1", Deadline.in(Duration.ofSeconds(1)));
	}

}
