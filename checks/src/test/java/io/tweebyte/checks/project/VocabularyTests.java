package io.tweebyte.checks.project;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.vocabulary.VocabularyRule;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The words of the project's English. */
class VocabularyTests {

	@Test
	void filesHaveNoWordThatTheVocabularyReplaces() throws Exception {
		assertThat(VocabularyRule.violations(Project.current())).isEmpty();
	}

}
