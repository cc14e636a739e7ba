package io.tweebyte.common.threads;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.awaitility.Awaitility.await;

class TimeLimitTests {

	private static final Duration LONG = Duration.ofMinutes(1);

	private static final Duration SHORT = Duration.ofMillis(20);

	private static final int RACES = 200;

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

	@Test
	void handsOverAResultThatComesTooLate() throws Exception {
		CompletableFuture<String> late = new CompletableFuture<>();
		assertThatExceptionOfType(TimeoutException.class).isThrownBy(() -> TimeLimit.callOrInterrupt(SHORT, () -> {
			waitForTheEnd();
			return "late";
		}, late::complete));
		assertThat(late.get(10, TimeUnit.SECONDS)).isEqualTo("late");
		assertThat(TimeLimit.callOrInterrupt(LONG, () -> "done", late::obtrudeValue)).isEqualTo("done");
		assertThat(late).isCompletedWithValue("late");
	}

	@Test
	void handsOverAResultThatComesAsTheTimeIsOver() {
		AtomicInteger results = new AtomicInteger();
		AtomicInteger late = new AtomicInteger();
		for (int i = 0; i < RACES; i++) {
			try {
				TimeLimit.callOrInterrupt(Duration.ofMillis(1), () -> {
					LockSupport.parkNanos(950_000);
					return results.incrementAndGet();
				}, (result) -> late.incrementAndGet());
				results.decrementAndGet();
			}
			catch (Exception ex) {
				assertThat(ex).isInstanceOf(TimeoutException.class);
			}
		}
		await().untilAsserted(() -> assertThat(late).hasValue(results.get()));
	}

	@Test
	void endsWithItsThread() {
		Thread.currentThread().interrupt();
		assertThatExceptionOfType(CancellationException.class)
			.isThrownBy(() -> TimeLimit.callOrLeave(LONG, this::waitForTheEnd));
		assertThat(Thread.interrupted()).isTrue();
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
