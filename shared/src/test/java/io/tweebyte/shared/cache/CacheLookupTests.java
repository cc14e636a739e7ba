package io.tweebyte.shared.cache;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CacheLookupTests {

	@Test
	void findsWhatWasThere() {
		CacheLookup<String> lookup = new CacheLookup<>(Map.of("a", "one"), Map.of("a", "", "b", ""));
		assertThat(lookup.value("a")).contains("one");
		assertThat(lookup.value("b")).isEmpty();
	}

	@Test
	void sharesAFillAmongThoseWhoSawTheSameEvictions() {
		List<String> keys = List.of("a", "b");
		String flight = new CacheLookup<>(Map.of(), Map.of("a", "", "b", "7")).flight(keys);
		assertThat(new CacheLookup<>(Map.of("c", 1), Map.of("a", "", "b", "7")).flight(keys)).isEqualTo(flight);
		assertThat(new CacheLookup<>(Map.of(), Map.of("a", "", "b", "8")).flight(keys)).isNotEqualTo(flight);
		assertThat(CacheLookup.unavailable().flight(keys)).isNotEqualTo(flight);
	}

	@Test
	void knowsNothingWithoutRedis() {
		assertThat(CacheLookup.unavailable().values()).isEmpty();
		assertThat(CacheLookup.unavailable().generations()).isEmpty();
	}

}
