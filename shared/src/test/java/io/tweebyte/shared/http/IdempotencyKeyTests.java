package io.tweebyte.shared.http;

import java.util.List;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FieldError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class IdempotencyKeyTests {

	@Test
	void mayBeAbsent() {
		assertThat(IdempotencyKey.parse(List.of())).isEmpty();
	}

	@Test
	void isVisibleAscii() {
		String longest = "k".repeat(100);
		assertThat(IdempotencyKey.parse(List.of("!~a-1"))).contains("!~a-1");
		assertThat(IdempotencyKey.parse(List.of(longest))).contains(longest);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "a b", "é", "a\tb", "\u007f",
			"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk" })
	void refusesWhatIsNoKey(String key) {
		assertRefused(List.of(key));
	}

	@Test
	void isGivenOnce() {
		assertRefused(List.of("a", "a"));
	}

	private static void assertRefused(List<String> values) {
		ContractException failure = catchThrowableOfType(ContractException.class, () -> IdempotencyKey.parse(values));
		assertThat(failure.errors()).containsExactly(new FieldError("Idempotency-Key", IdempotencyKey.SENTENCE));
	}

}
