package io.tweebyte.shared.limit;

import java.time.Clock;
import java.time.Duration;
import java.util.List;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class LoginAttemptTests {

	private final LocalFailures failures = new LocalFailures(100, Duration.ofMinutes(1), Clock.systemUTC());

	@Test
	void isCountedUnderAHashOfTheAccount() {
		List<String> keys = LoginAttempt.keys("ada@example.org", "203.0.113.7");
		assertThat(keys).hasSize(2);
		assertThat(keys.getFirst()).matches("tweebyte:v1:login-failures:[0-9a-f]{64}:203\\.0\\.113\\.7");
		assertThat(keys.getLast()).isEqualTo("tweebyte:v1:login-failures:203.0.113.7");
		assertThat(keys.getFirst()).isEqualTo(LoginAttempt.keys("ada@example.org", "203.0.113.7").getFirst())
			.isNotEqualTo(LoginAttempt.keys("eva@example.org", "203.0.113.7").getFirst());
	}

	@Test
	void isCountedTogetherForAllAddressesOfAnIpv6Network() {
		assertThat(LoginAttempt.keys("ada@example.org", "2001:db8:0:1::1"))
			.isEqualTo(LoginAttempt.keys("ada@example.org", "2001:db8:0:1::2"))
			.isNotEqualTo(LoginAttempt.keys("ada@example.org", "2001:db8:0:2::1"));
	}

	@Test
	void isMadeWhenThereWereFewBefore() {
		LoginAttempt attempt = new LoginAttempt(List.of("a", "b"), true, 0);
		assertThat(attempt.admitted()).isSameAs(attempt);
	}

	@Test
	void isRefusedWhenThereWereTooMany() {
		ContractException failure = catchThrowableOfType(ContractException.class,
				() -> new LoginAttempt(List.of("a", "b"), true, 7).admitted());
		assertThat(failure.kind()).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
		assertThat(failure.header("Retry-After")).contains("7");
	}

	@Test
	void clearsTheAccountOnceItSucceeds() {
		LoginAttempt attempt = counted(3);
		attempt.settle(this.failures, true);
		assertThat(roomFor("pair", 3)).isEqualTo(3);
		assertThat(roomFor("address", 3)).isEqualTo(1);
	}

	@Test
	void isTakenBackWhenItWasNeverDecided() {
		LoginAttempt attempt = counted(3);
		attempt.settle(this.failures, false);
		assertThat(roomFor("pair", 3)).isEqualTo(1);
		assertThat(roomFor("address", 3)).isEqualTo(1);
	}

	@Test
	void tellsRedisTexts() {
		assertThat(LoginAttempt.texts(10, "x", 900L)).containsExactly("10", "x", "900");
	}

	private LoginAttempt counted(int times) {
		List<String> keys = List.of("pair", "address");
		for (int i = 0; i < times; i++) {
			assertThat(this.failures.reserve(keys, List.of(times, times))).isZero();
		}
		return new LoginAttempt(keys, false, 0);
	}

	private int roomFor(String key, int limit) {
		int room = 0;
		while (this.failures.reserve(List.of(key), List.of(limit)) == 0) {
			room++;
		}
		return room;
	}

}
