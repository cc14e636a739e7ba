package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LimitsTests {

	@Test
	void liftsWhatWouldCutTheUpperLevelsOff() throws IOException {
		Limits limits = Limits.read(Path.of("settings/measure.properties"));
		assertThat(limits.settings()).containsEntry("tweebyte.time.request", "60s")
			.containsEntry("tweebyte.rate.per-second", "1000000");
		assertThat(Integer.parseInt(limits.settings().get("tweebyte.limits.in-flight"))).isGreaterThan(1000);
	}

	@Test
	void leavesPoolsAsTheyAre() throws IOException {
		assertThat(Limits.read(Path.of("settings/measure.properties")).settings().keySet())
			.noneMatch((name) -> name.contains("pool") || name.contains("threads"));
	}

	@Test
	void leavesProductionsLimitsButForThoseThatCountCallers() throws IOException {
		assertThat(Limits.read(Path.of("settings/measure.properties")).ofCallersOnly().settings().keySet())
			.containsExactly("tweebyte.login.address-failures", "tweebyte.login.pair-failures", "tweebyte.rate.burst",
					"tweebyte.rate.per-second");
	}

	@Test
	void printsAllOfThem() throws IOException {
		assertThat(Limits.read(Path.of("settings/measure.properties")).line()).contains("time.request=60s",
				"breaker.minimum-number-of-calls=1000000", "redis.timeout=10s");
	}

}
