package io.tweebyte.contracts.validation;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HashtagRuleTests {

	@Test
	void takesHashtagsOnly() {
		assertThat(HashtagRule.violation("Java")).isEmpty();
		assertThat(HashtagRule.violation("#Java")).contains(HashtagRule.SENTENCE);
	}

}
