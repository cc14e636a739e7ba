package io.tweebyte.contracts.validation;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.validation.AnyField.PartialRequest;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class AnyFieldTests {

	@Test
	void refusesAnUpdateAsAWhole() {
		assertThat(Validation.errors(new Validated(false)))
			.containsExactly(new FieldError("", "The body names no field that can be changed."));
		assertThat(Validation.errors(new Validated(true))).isEmpty();
	}

	@Test
	void takesNull() {
		assertThat(new AnyField.Validator().isValid(null, null)).isTrue();
	}

	@AnyField
	private record Validated(boolean namesAnyField) implements PartialRequest {
	}

}
