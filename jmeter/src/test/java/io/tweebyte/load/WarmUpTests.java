package io.tweebyte.load;

import java.time.Duration;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.WarmUp.Start;
import io.tweebyte.load.stats.Window;

import static org.assertj.core.api.Assertions.assertThat;

class WarmUpTests {

	private static final long START = 1_000_000;

	private final WarmUp warmUp = new WarmUp(
			new Timing(Duration.ofSeconds(2), Duration.ofSeconds(3), Duration.ofSeconds(10)));

	@Test
	void saysThatItsLastThirdWasFlat() {
		load(0, 2_000, 90);
		load(2_000, 4_000, 50);
		assertThat(this.warmUp.start()).isEmpty();
		load(4_000, 7_000, 20);
		Start start = this.warmUp.start().orElseThrow();
		assertThat(start).isEqualTo(new Start(START + 5_000, Duration.ofSeconds(3), true));
		assertThat(start.window(Duration.ofSeconds(10))).isEqualTo(new Window(START + 5_000, START + 15_000));
	}

	@Test
	void isAsLongAsEveryOtherAndSaysThatItWasNotFlat() {
		for (long start = 0; start < 16_000; start += 10) {
			load(start, start + 10, Math.round(2_000 * Math.exp(-start / 2_000.0)));
		}
		assertThat(this.warmUp.start().orElseThrow())
			.isEqualTo(new Start(START + 5_000, Duration.ofSeconds(3), false));
	}

	@Test
	void staysWhereItOnceEnded() {
		load(0, 6_000, 20);
		Start start = this.warmUp.start().orElseThrow();
		this.warmUp.add(START - 500, 10);
		load(6_000, 9_000, 70);
		assertThat(this.warmUp.start()).contains(start);
	}

	@Test
	void hasNoEndWithoutRequests() {
		assertThat(this.warmUp.start()).isEmpty();
	}

	private void load(long from, long to, long elapsed) {
		for (long start = from; start < to; start += 10) {
			this.warmUp.add(START + start, elapsed);
		}
	}

}
