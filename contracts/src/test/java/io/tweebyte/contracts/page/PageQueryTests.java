package io.tweebyte.contracts.page;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.validation.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PageQueryTests {

	private static final Cursor CURSOR = new Cursor("users", Instant.EPOCH, new UUID(1, 2));

	@Test
	void takesTheFirstHundredByDefault() {
		PageQuery query = new PageQuery(null, null);
		assertThat(Validation.errors(query)).isEmpty();
		assertThat(query).isEqualTo(new PageQuery(100, null));
		assertThat(query.rows()).isEqualTo(101);
		assertThat(query.cursor("users"))
			.isEqualTo(new Cursor("users", Instant.parse("9999-12-31T00:00:00Z"), new UUID(-1, -1)));
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 9, 10, 999, 1000 })
	void takesLimitsInItsRange(int limit) {
		PageQuery query = new PageQuery(limit, null);
		assertThat(Validation.errors(query)).isEmpty();
		assertThat(query.limit()).isEqualTo(limit);
		assertThat(query.rows()).isEqualTo(limit + 1);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, -1, 1001, 9999, Integer.MAX_VALUE, Integer.MIN_VALUE })
	void refusesOtherLimits(int limit) {
		assertThat(Validation.errors(new PageQuery(limit, null)))
			.containsExactly(new FieldError("limit", "must be a number from 1 to 1000, given once."));
	}

	@Test
	void beginsWhereTheCursorSays() {
		PageQuery query = new PageQuery(7, CURSOR.encode());
		assertThat(query.limit()).isEqualTo(7);
		assertThat(query.cursor("users")).isEqualTo(CURSOR);
	}

}
