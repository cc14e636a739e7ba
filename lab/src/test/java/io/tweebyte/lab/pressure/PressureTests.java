package io.tweebyte.lab.pressure;

import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PressureTests {

	@Test
	void countsEveryItem() throws Exception {
		List<Pressure> all = Pressure.all(Duration.ofMillis(200), (progress) -> {
		});
		assertThat(all).hasSize(PressuredStyle.all().size()).allSatisfy((one) -> {
			assertThat(one.isWhole()).isTrue();
			assertThat(one.delivered()).isPositive();
			switch (one.rule()) {
				case WAITS -> {
					assertThat(one.dropped()).isZero();
					assertThat(one.requested()).isLessThanOrEqualTo(one.made() + 2 * PressuredStyle.ROOM);
					// one more is in the hands of the source, and one in those of the
					// sink
					assertThat(one.mostWaiting()).isLessThanOrEqualTo(PressuredStyle.ROOM + 2);
				}
				case DROPS -> {
					assertThat(one.dropped()).isPositive();
					assertThat(one.requested()).isEqualTo(Long.MAX_VALUE);
					assertThat(one.mostWaiting()).isLessThanOrEqualTo(PressuredStyle.ROOM + 2);
				}
				case KEEPS -> {
					assertThat(one.dropped()).isZero();
					assertThat(one.mostWaiting()).isGreaterThan(2 * PressuredStyle.ROOM);
				}
			}
		});
	}

}
