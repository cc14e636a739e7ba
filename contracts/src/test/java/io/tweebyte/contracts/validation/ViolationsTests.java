package io.tweebyte.contracts.validation;

import java.util.Optional;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.FieldError;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class ViolationsTests {

	@Test
	void areNoneWhenAllRulesAreKept() {
		Violations violations = new Violations().require("a", "x", value -> Optional.empty())
			.allow("b", "x", value -> Optional.empty())
			.allow("c", null, value -> Optional.of("is odd."));
		assertThatCode(violations::throwIfAny).doesNotThrowAnyException();
	}

	@Test
	void areToldAtOnceAndSorted() {
		Violations violations = new Violations().require("d", null, value -> Optional.empty())
			.require("c", "x", value -> Optional.of(value + " is odd."))
			.allow("b", "y", value -> Optional.of(value + " is odd."))
			.add("a", "is odd.");
		ContractException failure = catchThrowableOfType(ContractException.class, violations::throwIfAny);
		assertThat(failure.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
		assertThat(failure.errors()).containsExactly(new FieldError("a", "is odd."), new FieldError("b", "y is odd."),
				new FieldError("c", "x is odd."), new FieldError("d", Violations.REQUIRED));
	}

}
