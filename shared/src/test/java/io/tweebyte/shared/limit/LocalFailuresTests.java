package io.tweebyte.shared.limit;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LocalFailuresTests {

	private static final List<String> KEYS = List.of("pair", "address");

	private final MovingClock clock = new MovingClock();

	private final LocalFailures failures = new LocalFailures(100, Duration.ofMinutes(15), this.clock);

	@Test
	void letsAsManyAttemptsInAsTheLimitSays() {
		for (int i = 0; i < 10; i++) {
			assertThat(reserve(10, 100)).isZero();
		}
		assertThat(reserve(10, 100)).isEqualTo(900);
	}

	@Test
	void countsEachKeyByItself() {
		for (int i = 0; i < 3; i++) {
			assertThat(this.failures.reserve(List.of("pair" + i, "address"), List.of(2, 3))).isZero();
		}
		assertThat(this.failures.reserve(List.of("pair3", "address"), List.of(2, 3))).isPositive();
		assertThat(this.failures.reserve(List.of("pair3", "other"), List.of(2, 3))).isZero();
	}

	@Test
	void doesNotCountWhatItRefuses() {
		reserve(1, 2);
		assertThat(reserve(1, 2)).isPositive();
		assertThat(this.failures.reserve(List.of("other", "address"), List.of(1, 2))).isZero();
		assertThat(this.failures.reserve(List.of("third", "address"), List.of(1, 2))).isPositive();
	}

	@Test
	void tellsWhenToComeBack() {
		reserve(1, 100);
		this.clock.move(Duration.ofMinutes(5));
		assertThat(reserve(1, 100)).isEqualTo(600);
		this.clock.move(Duration.ofMinutes(10).minusMillis(1));
		assertThat(reserve(1, 100)).isEqualTo(1);
		this.clock.move(Duration.ofMillis(1));
		assertThat(reserve(1, 100)).isZero();
	}

	@Test
	void countsFromTheFirstFailureOfAWindow() {
		reserve(2, 100);
		this.clock.move(Duration.ofMinutes(14));
		reserve(2, 100);
		assertThat(reserve(2, 100)).isEqualTo(60);
		this.clock.move(Duration.ofMinutes(1));
		assertThat(reserve(2, 100)).isZero();
	}

	@Test
	void takesAnAttemptBack() {
		reserve(2, 100);
		reserve(2, 100);
		this.failures.release("pair");
		assertThat(reserve(2, 100)).isZero();
		assertThat(reserve(2, 100)).isPositive();
	}

	@Test
	void forgetsAKeyWithoutFailures() {
		reserve(2, 100);
		this.failures.release("pair");
		this.failures.release("address");
		this.failures.release("unknown");
		assertThat(this.failures.size()).isZero();
	}

	@Test
	void clearsOneKey() {
		reserve(1, 100);
		this.failures.clear("pair");
		assertThat(this.failures.size()).isEqualTo(1);
		assertThat(reserve(1, 100)).isZero();
	}

	@Test
	void forgetsWhatWasUsedLongestAgo() {
		this.failures.reserve(List.of("first"), List.of(1));
		for (int i = 0; i < 99; i++) {
			this.failures.reserve(List.of("key" + i), List.of(1));
		}
		assertThat(this.failures.size()).isEqualTo(100);
		assertThat(this.failures.reserve(List.of("first"), List.of(1))).isPositive();
		this.failures.reserve(List.of("one more"), List.of(1));
		assertThat(this.failures.size()).isEqualTo(100);
		assertThat(this.failures.reserve(List.of("first"), List.of(1))).isPositive();
		assertThat(this.failures.reserve(List.of("key0"), List.of(1))).isZero();
	}

	@Test
	void countsEveryAttemptOfManyThreads() {
		long letIn = IntStream.range(0, 5_000).parallel().filter(i -> reserve(50, 10_000) == 0).count();
		assertThat(letIn).isEqualTo(50);
		IntStream.range(0, 50).parallel().forEach(i -> this.failures.release("pair"));
		assertThat(IntStream.range(0, 5_000).parallel().filter(i -> reserve(50, 10_000) == 0).count()).isEqualTo(50);
	}

	private long reserve(int pair, int address) {
		return this.failures.reserve(KEYS, List.of(pair, address));
	}

	private static final class MovingClock extends Clock {

		private Instant now = Instant.parse("2026-11-21T03:04:05Z");

		private void move(Duration time) {
			this.now = this.now.plus(time);
		}

		@Override
		public Instant instant() {
			return this.now;
		}

		@Override
		public ZoneId getZone() {
			return ZoneOffset.UTC;
		}

		@Override
		public Clock withZone(ZoneId zone) {
			return this;
		}

	}

}
