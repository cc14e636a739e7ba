package io.tweebyte.shared.cache;

import java.util.UUID;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CacheLookupCountTests {

	private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

	private final String key = CacheKeys.userSummary(UUID.randomUUID());

	@Test
	void countsHitsAndMissesApart() {
		CacheLookup.count(this.registry, this.key, 1, 1);
		CacheLookup.count(this.registry, this.key, 0, 1);
		CacheLookup.count(this.registry, this.key, 0, 1);

		assertThat(count("user-summary", "hit")).isEqualTo(1);
		assertThat(count("user-summary", "miss")).isEqualTo(2);
	}

	@Test
	void countsEachKeyOfMany() {

		CacheLookup.count(this.registry, this.key, 1, 3);

		assertThat(count("user-summary", "hit")).isEqualTo(1);
		assertThat(count("user-summary", "miss")).isEqualTo(2);
	}

	@Test
	void tellsKindsOfKeysApart() {
		CacheLookup.count(this.registry, this.key, 1, 1);
		CacheLookup.count(this.registry, CacheKeys.popularHashtags(), 1, 1);

		assertThat(count("user-summary", "hit")).isEqualTo(1);
		assertThat(count("popular-hashtags", "hit")).isEqualTo(1);
	}

	@Test
	void showsThatNothingWasFoundYet() {
		CacheLookup.count(this.registry, this.key, 0, 1);

		assertThat(count("user-summary", "hit")).isZero();
	}

	private double count(String kind, String result) {
		return this.registry.get("cache.gets").tags("cache", kind, "result", result).counter().count();
	}

}
