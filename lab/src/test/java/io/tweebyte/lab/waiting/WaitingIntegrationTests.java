package io.tweebyte.lab.waiting;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

class WaitingIntegrationTests {

	@Test
	void measuresWhatWaitingTakes() throws IOException {
		List<String> progress = new ArrayList<>();
		// a busy machine takes seconds to read a heap
		List<Waiting> all = WaitingRun.of(List.of(200), Duration.ofSeconds(6), progress::add);
		assertThat(progress).hasSize(all.size()).first().isEqualTo("200 operations of pool");
		assertThat(all).extracting(Waiting::style)
			.containsExactly(Style.POOL, Style.VIRTUAL, Style.FUTURE, Style.REACTOR, Style.RXJAVA, Style.MUTINY);
		assertThat(all).allSatisfy((one) -> {
			assertThat(one.early()).isZero();
			assertThat(one.completed()).isEqualTo(200);
			// a tick of the system's clock may be longer than all of it
			assertThat(one.cpu()).isNotNegative();
		});
		assertThat(all.getFirst().threads()).isBetween(190, 210);
		assertThat(all.get(1).threads()).isLessThan(50);
	}

	@Test
	void refusesOperationsThatEndBeforeTheHeapIsRead() {
		assertThatIOException().isThrownBy(() -> WaitingRun.of(List.of(200), Duration.ofMillis(1), (progress) -> {
		})).withMessageStartingWith("200 of 200 operations of pool had ended before the heap was read.");
	}

}
