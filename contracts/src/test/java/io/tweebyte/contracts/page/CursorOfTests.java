package io.tweebyte.contracts.page;

import java.lang.reflect.Method;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.validation.Validation;
import jakarta.validation.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class CursorOfTests {

	private static final String CURSOR = new Cursor("users", Instant.EPOCH, new UUID(1, 2)).encode();

	private static final FieldError BEFORE = new FieldError("users.query",
			"must be a cursor of this list, given once.");

	@ParameterizedTest
	@NullSource
	@ValueSource(strings = "MTp1c2VyczowOjAwMDAwMDAwLTAwMDAtMDAwMS0wMDAwLTAwMDAwMDAwMDAwMg")
	void takesCursorsOfTheListOrNone(String before) {
		assertThat(errors("users", new PageQuery(null, before))).isEmpty();
	}

	@Test
	void takesNull() {
		assertThat(errors("users", null)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "x", "null", "0" })
	void refusesMalformedCursors(String before) {
		assertThat(errors("users", new PageQuery(null, before))).containsExactly(BEFORE);
	}

	@Test
	void refusesRepeatedCursors() {
		assertThat(errors("users", new PageQuery(null, CURSOR + "," + CURSOR))).containsExactly(BEFORE);
	}

	@Test
	void refusesAnotherListsCursor() {
		assertThat(errors("tweets", new PageQuery(null, CURSOR))).extracting(FieldError::field)
			.containsExactly("tweets.query");
	}

	@Test
	void isReportedBesideTheLimit() {
		assertThat(errors("users", new PageQuery(0, "x"))).containsExactly(BEFORE,
				new FieldError("users.query.limit", "must be a number from 1 to 1000, given once."));
	}

	private static List<FieldError> errors(String list, PageQuery query) {
		return Validation.VALIDATOR.forExecutables()
			.validateParameters(new Lists(), method(list), new Object[] { query })
			.stream()
			.map((violation) -> new FieldError(violation.getPropertyPath().toString(), violation.getMessage()))
			.sorted()
			.toList();
	}

	private static Method method(String name) {
		try {
			return Lists.class.getDeclaredMethod(name, PageQuery.class);
		}
		catch (NoSuchMethodException ex) {
			throw new IllegalArgumentException(ex);
		}
	}

	static class Lists {

		void users(@Valid @CursorOf("users") PageQuery query) {
		}

		void tweets(@Valid @CursorOf("tweets") PageQuery query) {
		}

	}

}
