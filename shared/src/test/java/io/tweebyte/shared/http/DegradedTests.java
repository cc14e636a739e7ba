package io.tweebyte.shared.http;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class DegradedTests {

	@Test
	void listsEachPartOnceInTheContractsOrder() {
		assertThat(Degraded
			.labels(List.of(Degraded.FEED, Degraded.TWEETS, Degraded.USERS, Degraded.TWEETS, Degraded.INTERACTIONS)))
			.containsExactly("users", "tweets", "feed", "interactions");
		assertThat(Degraded.labels(List.of(Degraded.INTERACTIONS))).containsExactly("interactions");
	}

	@Test
	void listsNothingWhenNothingIsMissing() {
		assertThat(Degraded.labels(List.of())).isEmpty();
	}

}
