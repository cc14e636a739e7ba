package io.tweebyte.tweet;

import java.io.IOException;
import java.sql.SQLException;

import io.tweebyte.assistant.StandInModel;
import io.tweebyte.testsupport.HangUp;
import io.tweebyte.testsupport.HangUps;
import io.tweebyte.testsupport.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** What a client's hang-up stops; docs/cancelling.md shows it for all trees. */
@DirtiesContext
@TestPropertySource(properties = HangUps.SETTINGS)
class HangUpIntegrationTests extends TweetServiceIntegrationTest {

	@Autowired
	private StandInModel model;

	@ParameterizedTest
	@EnumSource
	void stopsWhatTheTableSays(HangUp work) throws IOException, SQLException {
		HangUps clients = new HangUps(this.port, DATABASE, NEIGHBOURS, this.model::open);
		assertThat(clients.of(work, this.pictures::file)).isEqualTo(expected(work));
	}

	private static Outcome expected(HangUp work) {
		return switch (work) {
			case PLACE -> Outcome.GOES_ON;
			case STATEMENT -> Outcome.GOES_ON;
			case NEXT_CALL -> Outcome.GOES_ON;
			case CALL -> Outcome.GOES_ON;
			case FILL -> Outcome.GOES_ON;
			case WRITE -> Outcome.GOES_ON;
			case FEED -> Outcome.STOPS_WITH_THE_NEXT_EVENT;
			case SUMMARY -> Outcome.STOPS;
			case COLLECTED -> Outcome.GOES_ON;
			case DOWNLOAD -> Outcome.STOPS;
		};
	}

}
