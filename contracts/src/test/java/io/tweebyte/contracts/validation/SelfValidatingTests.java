package io.tweebyte.contracts.validation;

import java.util.Optional;

import io.tweebyte.contracts.error.FieldError;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SelfValidatingTests {

	@Test
	void refusesARequestAsAWhole() {
		FieldError whole = new FieldError("", "The body names no field that can be changed.");
		assertThat(Validation.errors(new Validated(Optional.of(whole)))).containsExactly(whole);
		assertThat(Validation.errors(new Validated(Optional.empty()))).isEmpty();
	}

	@Test
	void refusesAField() {
		FieldError field = new FieldError("ids", "must be given, or names.");
		assertThat(Validation.errors(new Validated(Optional.of(field)))).containsExactly(field);
	}

	@Test
	void takesNull() {
		assertThat(new SelfValidating.Validator().isValid(null, null)).isTrue();
	}

	private record Validated(Optional<FieldError> violation) implements SelfValidating {
	}

}
