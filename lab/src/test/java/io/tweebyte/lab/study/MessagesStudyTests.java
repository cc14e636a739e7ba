package io.tweebyte.lab.study;

import java.util.List;

import io.tweebyte.lab.study.Rung.Row;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MessagesStudyTests {

	@Test
	void saysNotMoreThanWasReached() {
		Row reactor = MessagesStudy.row(Style.REACTOR, 10, 500, 449.6);
		assertThat(reactor.counts()).containsExactly(10L, 500L, 449L, 89L);
		Row loop = MessagesStudy.row(Style.LOOP, 1, 50, 48.2);
		assertThat(MessagesStudy.rung("in flight", List.of(loop, reactor)).says())
			.isEqualTo("Each reaches 89 % or more of the ceiling that its records in flight set: the wait limits it, "
					+ "and not its style.");
		assertThat(MessagesStudy.rung("in flight", List.of(MessagesStudy.row(Style.LOOP, 1, 50, 42.4))).says())
			.endsWith("84 % or more of the ceiling that its records in flight set: something else than the wait limits "
					+ "it, too.");
	}

}
