package io.tweebyte.contracts.validation;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class IdempotencyKeyTests {

	@Test
	void mayBeAbsent() {
		assertThat(violations(null)).isEmpty();
	}

	@Test
	void isVisibleAscii() {
		assertThat(violations("!~a-1")).isEmpty();
		assertThat(violations("k".repeat(100))).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "a b", "\u00e9", "a\tb", "\u007f",
			"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk" })
	void refusesWhatIsNoKey(String key) {
		assertThat(violations(key)).containsExactly(IdempotencyKey.MESSAGE);
	}

	private static List<String> violations(String value) {
		return Validation.messages(new Validated(value));
	}

	private record Validated(@IdempotencyKey String value) {
	}

}
