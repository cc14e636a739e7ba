package io.tweebyte.driver;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

class SlicesTests {

	private static final int ITERATIONS = 10_000;

	private static final long DRAIN_MILLIS = 100;

	@Test
	@Timeout(60)
	void doesNotWaitForUsersWhoseThreadsHaveEnded() throws InterruptedException {
		SliceResponse response = new Slices().run(SliceRequest.counted("follow", 1, ITERATIONS, Map.of()),
				DRAIN_MILLIS);

		assertThat(response.requests()).isZero();
		assertThat(response.drained()).isTrue();
	}

}
