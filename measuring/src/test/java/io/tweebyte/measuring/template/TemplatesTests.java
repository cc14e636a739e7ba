package io.tweebyte.measuring.template;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class TemplatesTests {

	@Test
	void namesAMissingFile() {
		assertThatIllegalArgumentException().isThrownBy(() -> Templates.text(TemplatesTests.class, "none.css"))
			.withMessage("No file none.css beside io.tweebyte.measuring.template.TemplatesTests");
	}

}
