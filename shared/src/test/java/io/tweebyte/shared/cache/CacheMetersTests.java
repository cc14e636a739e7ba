package io.tweebyte.shared.cache;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CacheMetersTests {

	private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

	private final CacheMeters meters = new CacheMeters(this.registry);

	private final String key = CacheKeys.userSummary(UUID.randomUUID());

	@Test
	void countsHitsAndMissesApart() {
		assertThat(this.meters.counted(this.key, Optional.of("ada"))).contains("ada");
		assertThat(this.meters.counted(this.key, Optional.empty())).isEmpty();
		assertThat(this.meters.counted(this.key, Optional.empty())).isEmpty();

		assertThat(count("user-summary", "hit")).isEqualTo(1);
		assertThat(count("user-summary", "miss")).isEqualTo(2);
	}

	@Test
	void countsEachKeyOfMany() {
		Map<String, String> found = Map.of(this.key, "ada");

		assertThat(this.meters.counted(List.of(this.key, "none", "nor this"), found)).isSameAs(found);

		assertThat(count("user-summary", "hit")).isEqualTo(1);
		assertThat(count("user-summary", "miss")).isEqualTo(2);
	}

	@Test
	void tellsKindsOfKeysApart() {
		this.meters.counted(this.key, Optional.of("ada"));
		this.meters.counted(CacheKeys.popularHashtags(), Optional.of("#world"));

		assertThat(count("user-summary", "hit")).isEqualTo(1);
		assertThat(count("popular-hashtags", "hit")).isEqualTo(1);
	}

	@Test
	void showsThatNothingWasFoundYet() {
		this.meters.counted(this.key, Optional.empty());

		assertThat(count("user-summary", "hit")).isZero();
	}

	private double count(String kind, String result) {
		return this.registry.get("cache.gets").tags("cache", kind, "result", result).counter().count();
	}

}
