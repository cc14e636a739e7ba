package io.tweebyte.contracts.page;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.validation.Violations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class PageQueryTests {

	private static final Cursor CURSOR = new Cursor("users", Instant.EPOCH, new UUID(1, 2));

	@Test
	void takesTheFirstHundredByDefault() {
		assertThat(PageQuery.parse(List.of(), List.of(), "users")).isEqualTo(new PageQuery(100, Optional.empty()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "1", "9", "10", "999", "1000" })
	void takesLimitsInItsRange(String limit) {
		assertThat(PageQuery.parse(List.of(limit), List.of(), "users").limit()).isEqualTo(Integer.parseInt(limit));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "0", "-1", "1001", "9999", "10000", "01", "+1", "1.0", "1e2", " 1", "1 ", "0x10",
			"NaN", "99999999999999999999", "\u0661", "ten" })
	void refusesOtherLimits(String limit) {
		assertThat(errors(List.of(limit), List.of()))
			.containsExactly(new FieldError("limit", "must be a number from 1 to 1000, given once."));
	}

	@Test
	void refusesRepeatedParameters() {
		assertThat(errors(List.of("1", "1"), List.of(CURSOR.encode(), CURSOR.encode()))).extracting(FieldError::field)
			.containsExactly("before", "limit");
	}

	@Test
	void beginsWhereTheCursorSays() {
		assertThat(PageQuery.parse(List.of("7"), List.of(CURSOR.encode()), "users"))
			.isEqualTo(new PageQuery(7, Optional.of(CURSOR)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "x", "null", "0" })
	void refusesMalformedCursors(String before) {
		assertThat(errors(List.of(), List.of(before)))
			.containsExactly(new FieldError("before", "must be a cursor of this list, given once."));
	}

	@Test
	void refusesAnotherListsCursor() {
		ContractException failure = catchThrowableOfType(ContractException.class,
				() -> PageQuery.parse(List.of(), List.of(CURSOR.encode()), "tweets"));
		assertThat(failure.errors()).extracting(FieldError::field).containsExactly("before");
	}

	@Test
	void addsToOtherViolations() {
		Violations violations = new Violations().add("term", "is odd.");
		PageQuery.parse(List.of("0"), List.of(), "users", violations);
		ContractException failure = catchThrowableOfType(ContractException.class, violations::throwIfAny);
		assertThat(failure.errors()).extracting(FieldError::field).containsExactly("limit", "term");
	}

	private static List<FieldError> errors(List<String> limits, List<String> befores) {
		return catchThrowableOfType(ContractException.class, () -> PageQuery.parse(limits, befores, "users")).errors();
	}

}
