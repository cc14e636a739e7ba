package io.tweebyte.common.task;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

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
		start(() -> Mono.empty());
		await().untilAsserted(() -> assertThat(this.rounds.get()).isGreaterThan(3));
		assertThat(this.task.isRunning()).isTrue();
	}

	@Test
	void survivesRoundsThatFail() {
		start(() -> {
			if (this.rounds.get() % 2 == 0) {
				throw new IllegalStateException("this round cannot even begin");
			}
			return Mono.error(new IllegalStateException("this round fails"));
		});
		await().untilAsserted(() -> assertThat(this.rounds.get()).isGreaterThan(3));
	}

	@Test
	void letsRoundsFallOutThatOverlap() {
		Sinks.Empty<Void> round = Sinks.empty();
		start(() -> round.asMono());
		await().untilAsserted(() -> assertThat(this.rounds.get()).isOne());
		await().during(Duration.ofMillis(100)).untilAsserted(() -> assertThat(this.rounds.get()).isOne());
		round.tryEmitEmpty();
		await().untilAsserted(() -> assertThat(this.rounds.get()).isGreaterThan(1));
	}

	@Test
	void waitsForTheRoundThatRunsWhenItStops() {
		Sinks.Empty<Void> round = Sinks.empty();
		start(() -> round.asMono());
		await().untilAsserted(() -> assertThat(this.rounds.get()).isOne());
		AtomicBoolean stopped = new AtomicBoolean();
		this.task.stop(() -> stopped.set(true));
		assertThat(stopped).isFalse();

		round.tryEmitEmpty();
		await().untilTrue(stopped);
		assertThat(this.rounds).hasValue(1);
		assertThat(this.task.isRunning()).isFalse();
	}

	private void start(Supplier<Mono<Void>> round) {
		this.task = new RepeatedTask("test", Duration.ZERO, PERIOD, () -> {
			this.rounds.incrementAndGet();
			return round.get();
		});
		this.task.start();
	}

}
