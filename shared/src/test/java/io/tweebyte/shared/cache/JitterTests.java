package io.tweebyte.shared.cache;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class JitterTests {

	@Test
	void shortensByATenthAtMost() {
		Set<Duration> lifetimes = new HashSet<>();
		for (int i = 0; i < 10_000; i++) {
			Duration lifetime = Jitter.of(Duration.ofMillis(100));
			assertThat(lifetime).isBetween(Duration.ofMillis(90), Duration.ofMillis(100));
			lifetimes.add(lifetime);
		}
		assertThat(lifetimes).hasSize(11);
	}

	@Test
	void neverEndsAtNothing() {
		assertThat(Jitter.of(Duration.ofMillis(1))).isEqualTo(Duration.ofMillis(1));
	}

}
