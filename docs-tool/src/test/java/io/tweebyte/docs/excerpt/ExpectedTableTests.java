package io.tweebyte.docs.excerpt;

import java.util.List;

import io.tweebyte.docs.DocsException;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ExpectedTableTests {

	private static final String ROWS = """
			public enum HangUp {

				READ("A read"),

				WRITE("A write: with its commit");

			}
			""";

	private static final String OUTCOMES = """
			public enum Outcome {

				/** Soon. */
				STOPS("stops"),

				GOES_ON("goes on");

			}
			""";

	private static final String ALL = "case READ, WRITE -> Outcome.GOES_ON;";

	private final ExpectedTable table = new ExpectedTable(ROWS, OUTCOMES);

	@Test
	void showsTheOutcomesOfEachTree() {
		assertThat(this.table.of(List.of(ALL, "case READ -> Outcome.STOPS;\ncase WRITE -> Outcome.GOES_ON;", ALL)))
			.isEqualTo("""
					| | async | reactive | virtual |
					|---|---|---|---|
					| A read | goes on | stops | goes on |
					| A write: with its commit | goes on | goes on | goes on |""");
	}

	@Test
	void needsAnOutcomeForEachRow() {
		assertThatExceptionOfType(DocsException.class)
			.isThrownBy(() -> this.table.of(List.of(ALL, ALL, "case READ -> Outcome.STOPS;")))
			.withMessage("A test has no outcome for WRITE");
	}

}
