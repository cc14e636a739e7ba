package io.tweebyte.measuring.machine;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class ProcessTimeTests {

	private static final double TICK = 10;

	@Test
	void addsUserAndSystemTimeOfAProcessAndOfItsEndedChildren() {
		String stat = "42 (a (strange) name) S 1 42 42 0 -1 4194560 100 200 0 0 11 22 33 44 20 0 1 0 99";
		assertThat(ProcessTime.millis(ProcessTime.fields(stat), 4)).isEqualTo((11 + 22 + 33 + 44) * TICK);
		assertThat(ProcessTime.millis(ProcessTime.fields(stat), 2)).isEqualTo((11 + 22) * TICK);
	}

	@Test
	void tellsTheTimeThatThisProcessUsed() {
		WatchedProcess self = WatchedProcess.alone("rig", ProcessHandle.current().pid());
		double before = ProcessTime.millis(self);
		Duration known = ProcessHandle.current().info().totalCpuDuration().orElseThrow();
		Instant end = Instant.now().plusMillis(300);
		while (Instant.now().isBefore(end)) {
			Thread.onSpinWait();
		}
		assertThat(before).isCloseTo(known.toMillis(), within(500.0));
		assertThat(ProcessTime.millis(self)).isGreaterThan(before);
	}

	@Test
	void countsChildrenWithTheirParentWhileTheyLiveAndAfterwards() throws IOException, InterruptedException {
		String busy = "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done";
		Process parent = new ProcessBuilder("sh", "-c", "sh -c '" + busy + "'; read line; exit 0").start();
		WatchedProcess family = WatchedProcess.family("parent", parent.pid());
		WatchedProcess alone = WatchedProcess.alone("parent", parent.pid());
		Instant deadline = Instant.now().plusSeconds(20);
		double used = 0;
		while (used < 5 * TICK && Instant.now().isBefore(deadline)) {
			double now = ProcessTime.millis(family);
			assertThat(now).isGreaterThanOrEqualTo(used);
			used = now;
		}
		assertThat(ProcessTime.millis(alone)).isLessThan(5 * TICK);
		parent.destroyForcibly().waitFor();
		assertThat(used).isGreaterThanOrEqualTo(5 * TICK);
		assertThat(ProcessTime.millis(family)).isNaN();
	}

}
