package io.tweebyte.contracts.validation;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ListConstraintTests {

	@Test
	void takeListsOfTexts() {
		assertThat(Validation.messages(new NotNulls(null))).isEmpty();
		assertThat(Validation.messages(new NotNulls(List.of()))).isEmpty();
		assertThat(Validation.messages(new NotNulls(List.of("a", "\u0000")))).isEmpty();
		assertThat(Validation.messages(new Texts(null))).isEmpty();
		assertThat(Validation.messages(new Texts(List.of()))).isEmpty();
		assertThat(Validation.messages(new Texts(List.of("a", "")))).isEmpty();
	}

	@Test
	void refuseNulls() {
		assertThat(Validation.messages(new NotNulls(Arrays.asList("a", null))))
			.containsExactly("must not contain null.");
		assertThat(Validation.messages(new Texts(Arrays.asList("a", null)))).hasSize(1);
	}

	@Test
	void refuseWhatCannotBeStored() {
		for (String text : List.of("\u0000", "\ud83d", "a\r")) {
			assertThat(Validation.messages(new Texts(List.of("a", text))))
				.containsExactly("must contain plain texts only.");
		}
	}

	@Test
	void haveOneViolationForManyElements() {
		List<String> nulls = Collections.nCopies(100_000, null);
		assertThat(Validation.messages(new NotNulls(nulls))).hasSize(1);
		assertThat(Validation.messages(new Texts(nulls))).hasSize(1);
	}

	private record NotNulls(@NoNulls List<String> list) {
	}

	private record Texts(@PlainTexts List<String> list) {
	}

}
