package io.tweebyte.contracts.page;

import java.util.List;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.validation.Validation;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class NumberParametersTests {

	@Test
	void haveDefaults() {
		assertThat(Integer.parseInt(NumberParameters.POPULAR_DEFAULT)).isEqualTo(10);
		assertThat(Integer.parseInt(NumberParameters.PAGE_DEFAULT)).isZero();
		assertThat(Integer.parseInt(NumberParameters.SIZE_DEFAULT)).isEqualTo(20);
	}

	@ParameterizedTest
	@CsvSource({ "1, 0, 1", "100, 100, 100" })
	void takeWhatIsInRange(int popular, int page, int size) {
		assertThat(errors(popular, page, size)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "0, -1, 0", "101, 101, 101", "-1, -1, -1" })
	void sayWhatTheyMustBe(int popular, int page, int size) {
		assertThat(errors(popular, page, size)).containsExactly(
				new FieldError("page", "must be a number from 0 to 100, given once."),
				new FieldError("popular", "must be a number from 1 to 100, given once."),
				new FieldError("size", "must be a number from 1 to 100, given once."));
	}

	private static List<FieldError> errors(int popular, int page, int size) {
		return Validation.errors(new Parameters(popular, page, size));
	}

	private record Parameters(
			@Min(value = NumberParameters.SIZE_MIN, message = NumberParameters.SIZE_MESSAGE) @Max(
					value = NumberParameters.SIZE_MAX, message = NumberParameters.SIZE_MESSAGE) int popular,
			@Min(value = NumberParameters.PAGE_MIN, message = NumberParameters.PAGE_MESSAGE) @Max(
					value = NumberParameters.PAGE_MAX, message = NumberParameters.PAGE_MESSAGE) int page,
			@Min(value = NumberParameters.SIZE_MIN, message = NumberParameters.SIZE_MESSAGE) @Max(
					value = NumberParameters.SIZE_MAX, message = NumberParameters.SIZE_MESSAGE) int size) {
	}

}
