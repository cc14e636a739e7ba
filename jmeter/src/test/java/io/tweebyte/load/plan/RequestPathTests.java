package io.tweebyte.load.plan;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import io.tweebyte.launcher.fault.Delays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

class RequestPathTests {

	/**
	 * A profile needs the tweet and the interaction service at once, a search two in
	 * turn.
	 */
	@ParameterizedTest
	@CsvSource({ "USER_SUMMARY, 0", "PROFILE_FAN_OUT, 200", "TWEET_FAN_OUT, 200", "SEARCH_WORDS, 400",
			"CACHED_READ_90, 200", "CACHED_READ_100, 0", "SUMMARY_WITH_AUTHOR, 200", "IMAGE_UPLOAD, 0" })
	void addsTheCallsThatStandInARow(Scenario scenario, long millis) {
		Delays delays = BackendSpec.parse("async:delay=200").conditions().delays();
		assertThat(RequestPath.of(scenario).waits(delays)).hasMillis(millis);
	}

	@Test
	void waitsForTheSlowestOfCallsAtOnce() {
		Delays delays = new Delays(Map.of("tweet", Duration.ofMillis(50), "interaction", Duration.ofSeconds(1)));
		assertThat(RequestPath.of(Scenario.PROFILE_FAN_OUT).waits(delays)).hasSeconds(1);
		assertThat(RequestPath.of(Scenario.CACHED_READ_0).waits(delays)).hasMillis(50);
	}

	@Test
	void addsRoundTripsToTheDatabaseAndToRedis() {
		Delays delays = new Delays(Map.of("postgres", Duration.ofMillis(4), "redis", Duration.ofMillis(2)));
		assertThat(RequestPath.of(Scenario.USER_SUMMARY).waits(delays)).hasMillis(4);
		assertThat(RequestPath.of(Scenario.CACHED_READ_0).waits(delays)).hasMillis(12);
	}

	@ParameterizedTest
	@EnumSource
	void hasStatementsWhereverAKneeIsSearched(Scenario scenario) {
		assertThat(RequestPath.of(scenario).statements() > 0).isEqualTo(scenario.isPrimary());
	}

	@Test
	void limitsOfABackendWithDelaysAreLonger() {
		RunOrder order = new RunOrder("quick", List.of("async", "async:delay=1000", "other.properties"),
				List.of("follow", "profile-fan-out"), List.of(10), 3, 900, 60, "tiny", "256m", 7);
		assertThat(order.slowMillis(Scenario.PROFILE_FAN_OUT, "async")).isEqualTo(200);
		assertThat(order.slowMillis(Scenario.PROFILE_FAN_OUT, "async:delay=1000")).isEqualTo(1200);
		assertThat(order.slowMillis(Scenario.FOLLOW, "async:delay=1000")).isEqualTo(100);
		assertThat(order.slowMillis(Scenario.PROFILE_FAN_OUT, "other")).isEqualTo(200);
		assertThat(order.conditions("other")).isEmpty();
	}

}
