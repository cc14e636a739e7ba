package io.tweebyte.shared.http;

import java.time.Duration;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class CallerTests {

	private static final UUID ID = new UUID(1, 2);

	private static final UUID OTHER = new UUID(1, 3);

	@Test
	void mayActAsHimself() {
		assertThat(caller(ID, false).is(ID)).isTrue();
		assertThatCode(() -> caller(ID, false).mustBe(ID)).doesNotThrowAnyException();
	}

	@Test
	void mayNotActAsSomebodyElse() {
		assertThat(caller(ID, false).is(OTHER)).isFalse();
		ContractException failure = catchThrowableOfType(ContractException.class,
				() -> caller(ID, false).mustBe(OTHER));
		assertThat(failure.kind()).isEqualTo(ErrorKind.FORBIDDEN);
	}

	@Test
	void isNobodyWithoutAToken() {
		assertThat(caller(null, false).is(ID)).isFalse();
	}

	@Test
	void isAnybodyWhenTokensAreOff() {
		assertThat(caller(null, true).is(ID)).isTrue();
		assertThatCode(() -> caller(null, true).mustBe(OTHER)).doesNotThrowAnyException();
	}

	@Test
	void keepsTheTokenOutOfLogs() {
		assertThat(caller(ID, false)).asString().contains(ID.toString()).doesNotContain("secret");
	}

	private static Caller caller(UUID userId, boolean anybody) {
		return new Caller(userId, anybody, "Bearer secret", "id", null, "127.0.0.1",
				Deadline.in(Duration.ofSeconds(1)));
	}

}
