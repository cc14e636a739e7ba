package io.tweebyte.contracts.validation;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HashtagNameTests {

	@Test
	void takesHashtagsOnly() {
		assertThat(violations("Java")).isEmpty();
		assertThat(violations("#Java")).containsExactly(HashtagName.MESSAGE);
	}

	@Test
	void takesNull() {
		assertThat(violations(null)).isEmpty();
	}

	private static List<String> violations(String value) {
		return Validation.messages(new Validated(value));
	}

	private record Validated(@HashtagName String value) {
	}

}
