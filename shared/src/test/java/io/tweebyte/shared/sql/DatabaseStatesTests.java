package io.tweebyte.shared.sql;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class DatabaseStatesTests {

	@ParameterizedTest
	@CsvSource({ "57014, TOO_SLOW", "55P03, TOO_SLOW", "25P03, TOO_SLOW", "40P01, BUSY", "40001, BUSY", "23503, BUSY",
			"23505, BUSY", "08000, OUT", "08006, OUT", "53300, OUT", "57P01, OUT", "57P03, OUT", "58030, OUT",
			"28P01, OUT", "3D000, OUT" })
	void asksToTryAgain(String state, String kind) {
		String sentence = switch (kind) {
			case "TOO_SLOW" -> Messages.TOO_SLOW;
			case "BUSY" -> Messages.BUSY;
			default -> Messages.DATABASE_UNAVAILABLE;
		};
		ApiException failure = DatabaseStates.failure(state).orElseThrow();
		assertThat(failure.kind()).isEqualTo(ErrorKind.SERVICE_UNAVAILABLE);
		assertThat(failure).hasMessage(sentence);
		assertThat(failure.headers()).containsEntry("Retry-After", "1");
	}

	@ParameterizedTest
	@NullSource
	@ValueSource(strings = { "", "0", "08", "080000", "23502", "23514", "42P01", "22021", "55000", "25000", "00000" })
	void blamesTheStatementOtherwise(String state) {
		assertThat(DatabaseStates.failure(state)).isEmpty();
	}

}
