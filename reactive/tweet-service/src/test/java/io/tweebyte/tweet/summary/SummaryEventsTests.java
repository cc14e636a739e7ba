package io.tweebyte.tweet.summary;

import io.tweebyte.assistant.Signal;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class SummaryEventsTests {

	@Test
	void sendsNoEventForALookUp() {
		assertThatIllegalArgumentException().isThrownBy(() -> SummaryEvents.event(new Signal.LookUp(null, 0)));
	}

}
