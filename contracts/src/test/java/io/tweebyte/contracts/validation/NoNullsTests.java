package io.tweebyte.contracts.validation;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class NoNullsTests {

	@Test
	void takeOtherLists() {
		assertThat(Validation.messages(new NotNulls(null))).isEmpty();
		assertThat(Validation.messages(new NotNulls(List.of()))).isEmpty();
		assertThat(Validation.messages(new NotNulls(List.of("a", "\u0000")))).isEmpty();
	}

	@Test
	void refuseNulls() {
		assertThat(Validation.messages(new NotNulls(Arrays.asList("a", null))))
			.containsExactly("must not contain null.");
	}

	@Test
	void haveOneViolationForManyElements() {
		List<String> nulls = Collections.nCopies(100_000, null);
		assertThat(Validation.messages(new NotNulls(nulls))).hasSize(1);
	}

	private record NotNulls(@NoNulls List<String> list) {
	}

}
