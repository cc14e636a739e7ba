package io.tweebyte.shared.http;

import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.shared.http.Query;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class PrivacyQueryTests {

	private static final UUID ID = UUID.fromString("0197a3c4-0000-7000-8000-00000000000f");

	@Test
	void beginsBeforeTheFirstChange() {
		assertThat(PrivacyQuery.parse(Query.parse(null))).isEqualTo(new PrivacyQuery(0, new UUID(0, 0), 1000));
	}

	@ParameterizedTest
	@ValueSource(longs = { 0, 7, 999_999_999_999_999_999L })
	void readsWhatItWrites(long after) {
		PrivacyQuery query = new PrivacyQuery(after, ID, 20);
		assertThat(PrivacyQuery.parse(Query.parse(query.encode()))).isEqualTo(query);
	}

	@ParameterizedTest
	@CsvSource({ "after=-1, after", "after=x, after", "after=, after", "after=01, after", "after=1&after=1, after",
			"after=1000000000000000000, after", "after_id=1, after_id", "after_id=, after_id", "limit=0, limit",
			"limit=1001, limit", "limit=1&limit=1, limit" })
	void refusesWhatIsMalformed(String query, String field) {
		ContractException failure = catchThrowableOfType(ContractException.class,
				() -> PrivacyQuery.parse(Query.parse(query)));
		assertThat(failure.errors()).extracting(FieldError::field).containsExactly(field);
	}

	@Test
	void namesAllThatIsMalformed() {
		ContractException failure = catchThrowableOfType(ContractException.class,
				() -> PrivacyQuery.parse(Query.parse("after=x&after_id=y&limit=z")));
		assertThat(failure.errors()).containsExactly(new FieldError("after", PrivacyQuery.AFTER_MESSAGE),
				new FieldError("after_id", PrivacyQuery.AFTER_ID_MESSAGE),
				new FieldError("limit", "must be a number from 1 to 1000, given once."));
	}

}
