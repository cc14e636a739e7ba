package io.tweebyte.lab.messages;

import java.time.Duration;
import java.util.List;

import io.tweebyte.lab.messages.MessageShape.Role;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class DeliveryTests {

	private static final Outcome EXPECTED = MessageShape.receive(10, 1, Duration.ZERO).outcome();

	@Test
	void isTheMeanOfAllMeasuredRuns() {
		Delivery mean = Delivery.mean(List.of(delivery(10, 20.0, EXPECTED), delivery(30, 10.0, EXPECTED)), EXPECTED);
		assertThat(mean).isEqualTo(delivery(20, 15.0, EXPECTED));
		assertThat(Delivery.mean(List.of(delivery(10, null, EXPECTED), delivery(30, null, EXPECTED)), EXPECTED))
			.isEqualTo(delivery(20, null, EXPECTED));
	}

	@Test
	void hasTheOutcomeOfARunThatDoesSomethingElse() {
		Outcome other = new Outcome(10, 9, 0, 0);
		List<Delivery> runs = List.of(delivery(10, 20.0, EXPECTED), delivery(10, 20.0, other),
				delivery(10, 20.0, EXPECTED));
		assertThat(Delivery.mean(runs, EXPECTED).outcome()).isEqualTo(other);
	}

	private static Delivery delivery(double figure, Double perCommit, Outcome outcome) {
		return new Delivery(Role.RECEIVE, Style.POOL, 1, 0, figure, 2 * figure, 3 * figure, 4 * figure, perCommit,
				outcome);
	}

}
