package io.tweebyte.common.task;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

class RepeatedTaskTests {

	private static final Duration PERIOD = Duration.ofMillis(10);

	private final AtomicInteger rounds = new AtomicInteger();

	private RepeatedTask task;

	@AfterEach
	void stop() {
		this.task.stop();
	}

	@Test
	void doesSomethingAgainAndAgain() {
		start(() -> CompletableFuture.completedFuture(null));
		await().untilAsserted(() -> assertThat(this.rounds.get()).isGreaterThan(3));
		assertThat(this.task.isRunning()).isTrue();
	}

	@Test
	void survivesRoundsThatFail() {
		start(() -> {
			if (this.rounds.get() % 2 == 0) {
				throw new IllegalStateException("this round cannot even begin");
			}
			return CompletableFuture.failedFuture(new IllegalStateException("this round fails"));
		});
		await().untilAsserted(() -> assertThat(this.rounds.get()).isGreaterThan(3));
	}

	@Test
	void letsRoundsFallOutThatOverlap() {
		CompletableFuture<Void> round = new CompletableFuture<>();
		start(() -> round);
		await().untilAsserted(() -> assertThat(this.rounds.get()).isOne());
		await().during(Duration.ofMillis(100)).untilAsserted(() -> assertThat(this.rounds.get()).isOne());
		round.complete(null);
		await().untilAsserted(() -> assertThat(this.rounds.get()).isGreaterThan(1));
	}

	@Test
	void waitsForTheRoundThatRunsWhenItStops() {
		CompletableFuture<Void> round = new CompletableFuture<>();
		start(() -> round);
		await().untilAsserted(() -> assertThat(this.rounds.get()).isOne());
		AtomicBoolean stopped = new AtomicBoolean();
		this.task.stop(() -> stopped.set(true));
		assertThat(stopped).isFalse();

		round.complete(null);
		await().untilTrue(stopped);
		assertThat(this.rounds).hasValue(1);
		assertThat(this.task.isRunning()).isFalse();
	}

	@Test
	void waitsForTheRoundThatBeginsWhenItStops() {
		CountDownLatch begin = new CountDownLatch(1);
		start(() -> {
			hold(begin);
			return CompletableFuture.completedFuture(null);
		});
		await().untilAsserted(() -> assertThat(this.rounds.get()).isOne());
		AtomicBoolean stopped = new AtomicBoolean();
		this.task.stop(() -> stopped.set(true));
		assertThat(stopped).isFalse();

		begin.countDown();
		await().untilTrue(stopped);
		assertThat(this.rounds).hasValue(1);
	}

	private static void hold(CountDownLatch latch) {
		try {
			latch.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private void start(Supplier<CompletableFuture<Void>> round) {
		this.task = new RepeatedTask("test", Duration.ZERO, PERIOD, () -> {
			this.rounds.incrementAndGet();
			return round.get();
		});
		this.task.start();
	}

}
