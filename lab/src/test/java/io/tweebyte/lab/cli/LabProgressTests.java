package io.tweebyte.lab.cli;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Run without a terminal, as tests are. */
class LabProgressTests {

	private static final Cell LOOP = new Cell("stream-map", Style.LOOP, false);

	private static final Cell REACTOR = new Cell("stream-map", Style.REACTOR, false);

	private final List<String> log = new ArrayList<>();

	private Instant now = Instant.EPOCH;

	private final LabProgress progress = new LabProgress(this.log::add, () -> this.now);

	@Test
	void logsTheFirstJvmAtOnceAndALinePerMinuteAfterwards() {
		next(0, 60, LOOP, 0);
		next(1, 60, REACTOR, 59);
		next(2, 60, LOOP, 1);
		next(3, 60, REACTOR, 59);
		next(4, 60, LOOP, 61);
		assertThat(this.log).containsExactly("1 of 60 · " + LOOP, "3 of 60, about 29 min left · " + LOOP,
				"5 of 60, about 42 min left · " + LOOP);
	}

	@Test
	void leavesOutWhatAnInterruptedRunHasMeasured() {
		next(41, 60, LOOP, 0);
		next(43, 60, REACTOR, 120);
		assertThat(this.log).containsExactly("42 of 60 · " + LOOP, "44 of 60, about 17 min left · " + REACTOR);
	}

	private void next(int done, int all, Cell cell, int secondsLater) {
		this.now = this.now.plus(Duration.ofSeconds(secondsLater));
		this.progress.next(done, all, cell);
	}

}
