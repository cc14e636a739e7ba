package io.tweebyte.tweet;

import java.io.IOException;

import io.tweebyte.testsupport.ContextHop;
import io.tweebyte.testsupport.ContextHops;
import io.tweebyte.testsupport.HangUps;
import io.tweebyte.testsupport.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Where the context of a request arrives; docs/cancelling.md shows it for all trees. */
@TestPropertySource(properties = HangUps.SETTINGS)
class ContextIntegrationTests extends TweetServiceIntegrationTest {

	@ParameterizedTest
	@EnumSource
	void arrivesWhereTheTableSays(ContextHop hop) throws IOException {
		ContextHops requests = new ContextHops(this.port, DATABASE, NEIGHBOURS);
		assertThat(requests.at(hop)).isEqualTo(expected(hop));
	}

	private static Outcome expected(ContextHop hop) {
		return switch (hop) {
			case CALL -> Outcome.ARRIVES;
			case WRITE_CALL -> Outcome.ARRIVES;
			case SUMMARY_CALL -> Outcome.ARRIVES;
			case FEED_CALL -> Outcome.ARRIVES;
			case FALLBACK_LINE -> Outcome.ARRIVES;
			case FAULT_LINE -> Outcome.ARRIVES;
			case STATEMENT_LINE -> Outcome.ARRIVES;
			case LATER_STATEMENT_LINE -> Outcome.IS_MISSING;
		};
	}

}
