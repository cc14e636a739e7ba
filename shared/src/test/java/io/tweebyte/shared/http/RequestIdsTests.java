package io.tweebyte.shared.http;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RequestIdsTests {

	@ParameterizedTest
	@ValueSource(strings = { "a", "A-b_c.9", "0123456789012345678901234567890123456789012345678901234567890123" })
	void takesHarmlessIdsOver(String sent) {
		assertThat(RequestIds.take(sent)).isEqualTo(sent);
	}

	@ParameterizedTest
	@NullSource
	@ValueSource(strings = { "", " ", "a b", "a\n", "a\r\nX: y", "\u00e9", "a/b", "<x>", "\u001b[0m",
			"01234567890123456789012345678901234567890123456789012345678901234" })
	void makesAnIdInsteadOfOthers(String sent) {
		assertThat(RequestIds.take(sent)).matches("[0-9a-f-]{36}");
	}

	@Test
	void makesEachIdOnce() {
		assertThat(RequestIds.take(null)).isNotEqualTo(RequestIds.take(null));
	}

}
