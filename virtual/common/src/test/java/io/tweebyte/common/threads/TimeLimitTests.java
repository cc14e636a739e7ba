package io.tweebyte.common.threads;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class TimeLimitTests {

	private static final Duration LONG = Duration.ofMinutes(1);

	private static final Duration SHORT = Duration.ofMillis(20);

	private final CountDownLatch interrupted = new CountDownLatch(1);

	private final CountDownLatch end = new CountDownLatch(1);

	private final CountDownLatch ended = new CountDownLatch(1);

	@Test
	void returnsWhatEndsInTime() throws Exception {
		assertThat(TimeLimit.callOrLeave(LONG, () -> "done")).isEqualTo("done");
		assertThat(TimeLimit.callOrInterrupt(LONG, () -> Thread.currentThread().isVirtual())).isTrue();
	}

	@Test
	void failsAsTheWorkDoes() {
		assertThatIllegalStateException().isThrownBy(() -> TimeLimit.callOrLeave(LONG, () -> {
			throw new IllegalStateException("no");
		})).withMessage("no");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> TimeLimit.callOrLeave(LONG, () -> {
			throw new AssertionError("no");
		}));
	}

	@Test
	void leavesWorkThatIsTooLateToItsEnd() throws InterruptedException {
		assertThatExceptionOfType(TimeoutException.class)
			.isThrownBy(() -> TimeLimit.callOrLeave(SHORT, this::waitForTheEnd));
		this.end.countDown();
		this.ended.await();
		assertThat(this.interrupted.getCount()).isOne();
	}

	@Test
	void interruptsWorkThatIsTooLate() throws InterruptedException {
		assertThatExceptionOfType(TimeoutException.class)
			.isThrownBy(() -> TimeLimit.callOrInterrupt(SHORT, this::waitForTheEnd));
		this.interrupted.await();
	}

	private boolean waitForTheEnd() {
		try {
			this.end.await();
			this.ended.countDown();
			return true;
		}
		catch (InterruptedException ex) {
			this.interrupted.countDown();
			return false;
		}
	}

}
