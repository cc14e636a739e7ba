package io.tweebyte.lab.pressure;

import io.tweebyte.lab.work.Style;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Counts that are not those of a rule; the check runs all styles. */
class PressureTests {

	@ParameterizedTest
	@CsvSource({ "WAITS, 356, 999, 0, 258, lost 1 items", "WAITS, 2000, 1000, 0, 258, 'requested 2,000'",
			"WAITS, 356, 1000, 0, 900, 900 waiting", "DROPS, 9223372036854775807, 1000, 0, 258, dropped 0",
			"DROPS, 256, 500, 500, 258, requested 256 items", "KEEPS, 0, 900, 100, 800, dropped 100",
			"KEEPS, 0, 1000, 0, 258, 258 waiting" })
	void findsWhatIsNotOfTheRule(Rule rule, long requested, long delivered, long dropped, long waiting, String fault) {
		assertThat(new Pressure(Style.REACTOR, rule, "", requested, 1_000, delivered, dropped, waiting).fault())
			.contains(fault);
	}

	@ParameterizedTest
	@CsvSource({ "WAITS, 1256, 1000, 0, 258", "DROPS, 9223372036854775807, 400, 600, 258", "KEEPS, 0, 1000, 0, 900" })
	void acceptsWhatIsOfTheRule(Rule rule, long requested, long delivered, long dropped, long waiting) {
		assertThat(new Pressure(Style.REACTOR, rule, "", requested, 1_000, delivered, dropped, waiting).fault())
			.isEmpty();
	}

}
