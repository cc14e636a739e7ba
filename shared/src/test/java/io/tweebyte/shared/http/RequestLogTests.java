package io.tweebyte.shared.http;

import java.time.Duration;
import java.util.UUID;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
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
	void namesNoUserWithoutAToken() {
		MDC.put(RequestLog.REQUEST_ID, "before");
		MDC.put(RequestLog.USER_ID, "another user");
		try (RequestLog logged = RequestLog.of(caller(null))) {
			assertThat(logged).isNotNull();
			assertThat(MDC.get(RequestLog.USER_ID)).isNull();
		}
		assertThat(MDC.get(RequestLog.REQUEST_ID)).isEqualTo("before");
		assertThat(MDC.get(RequestLog.USER_ID)).isEqualTo("another user");
	}

	@ParameterizedTest
	@ValueSource(strings = { "a", "A-b_c.9", "0123456789012345678901234567890123456789012345678901234567890123" })
	void takesHarmlessIdsOver(String sent) {
		assertThat(RequestLog.takeId(sent)).isEqualTo(sent);
	}

	@ParameterizedTest
	@NullSource
	@ValueSource(strings = { "", " ", "a b", "a\n", "a\r\nX: y", "\u00e9", "a/b", "<x>", "\u001b[0m",
			"01234567890123456789012345678901234567890123456789012345678901234" })
	void makesAnIdInsteadOfOthers(String sent) {
		assertThat(RequestLog.takeId(sent)).matches("[0-9a-f-]{36}");
	}

	@Test
	void makesEachIdOnce() {
		assertThat(RequestLog.takeId(null)).isNotEqualTo(RequestLog.takeId(null));
	}

	private static Caller caller(UUID userId) {
		return new Caller(userId, false, null, "r-1", null, "127.0.0.1", Deadline.in(Duration.ofSeconds(1)));
	}

}
