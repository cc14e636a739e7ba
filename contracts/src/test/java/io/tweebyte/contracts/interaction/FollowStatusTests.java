package io.tweebyte.contracts.interaction;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class FollowStatusTests {

	@ParameterizedTest
	@CsvSource({ "PENDING, PENDING, ''", "PENDING, ACCEPTED, ''", "PENDING, REJECTED, ''", "ACCEPTED, ACCEPTED, ''",
			"REJECTED, REJECTED, ''", "ACCEPTED, PENDING, must be ACCEPTED or REJECTED.",
			"REJECTED, PENDING, must be ACCEPTED or REJECTED.",
			"ACCEPTED, REJECTED, must be the status the request has: it is decided already.",
			"REJECTED, ACCEPTED, must be the status the request has: it is decided already." })
	void isAnsweredOnce(FollowStatus from, FollowStatus to, String violation) {
		assertThat(from.violation(to).orElse("")).isEqualTo(violation);
	}

	@Test
	void beginsByThePrivacyOfTheAccount() {
		assertThat(FollowStatus.initial(true)).isEqualTo(FollowStatus.PENDING);
		assertThat(FollowStatus.initial(false)).isEqualTo(FollowStatus.ACCEPTED);
	}

}
