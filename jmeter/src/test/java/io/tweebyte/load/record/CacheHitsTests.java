package io.tweebyte.load.record;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CacheHitsTests {

	@Test
	void leavesOutServicesThatLackAReading() {
		CacheHits hits = CacheHits.between(Map.of("tweet", new CacheHits(10, 1), "user", new CacheHits(5, 5)),
				Map.of("tweet", new CacheHits(13, 3), "interaction", new CacheHits(99, 99)));

		assertThat(hits).isEqualTo(new CacheHits(3, 2));
	}

}
