package io.tweebyte.contracts.page;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.validation.Violations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class NumberQueryTests {

	@Test
	void takesTheDefault() {
		assertThat(NumberQuery.POPULAR.parse(List.of(), new Violations())).isEqualTo(10);
		assertThat(NumberQuery.PAGE.parse(List.of(), new Violations())).isZero();
		assertThat(NumberQuery.SIZE.parse(List.of(), new Violations())).isEqualTo(20);
	}

	@ParameterizedTest
	@CsvSource({ "limit, 1, 1", "limit, 100, 100", "page, 0, 0", "page, 100, 100", "size, 1, 1", "size, 100, 100" })
	void takesWhatIsInRange(String name, String text, int number) {
		Violations violations = new Violations();
		assertThat(query(name).parse(List.of(text), violations)).isEqualTo(number);
		violations.throwIfAny();
	}

	@ParameterizedTest
	@CsvSource({ "limit, 0", "limit, 101", "limit, -1", "limit, 01", "limit, x", "limit, ''", "limit, 1.0", "limit, +1",
			"limit, 99999999999", "page, 101", "page, -1", "page, 00", "size, 0", "size, 101" })
	void refusesWhatIsNot(String name, String text) {
		assertThat(errors(name, List.of(text))).extracting(FieldError::field).containsExactly(name);
	}

	@Test
	void saysWhatItMustBe() {
		assertThat(errors("page", List.of("1", "2")))
			.containsExactly(new FieldError("page", "must be a number from 0 to 100, given once."));
	}

	private static List<FieldError> errors(String name, List<String> values) {
		Violations violations = new Violations();
		query(name).parse(values, violations);
		return catchThrowableOfType(ContractException.class, violations::throwIfAny).errors();
	}

	private static NumberQuery query(String name) {
		return Stream.of(NumberQuery.POPULAR, NumberQuery.PAGE, NumberQuery.SIZE)
			.filter(query -> query.name().equals(name))
			.findFirst()
			.orElseThrow();
	}

}
