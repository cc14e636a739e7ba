package io.tweebyte.shared.cache;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CacheScriptsTests {

	@Test
	void givesEachValueALifetime() {
		CacheLookup<String> lookup = new CacheLookup<>(Map.of(), Map.of("a", "7", "b", ""));
		Map<String, String> texts = new TreeMap<>(Map.of("a", "one", "b", "two"));

		List<String> arguments = CacheScripts.fillArguments(lookup, texts, Duration.ofSeconds(10));

		assertThat(arguments).hasSize(6);
		assertThat(arguments.subList(0, 2)).containsExactly("7", "one");
		assertThat(arguments.subList(3, 5)).containsExactly("", "two");
		assertThat(List.of(arguments.get(2), arguments.get(5)))
			.allSatisfy((millis) -> assertThat(Long.parseLong(millis)).isBetween(9000L, 10000L));
	}

	@Test
	void putsEachGenerationBehindItsValue() {
		assertThat(CacheScripts.withGenerations(List.of("a", "b"))).containsExactly("a", "a:generation", "b",
				"b:generation");
	}

	@Test
	void givesEachEvictionAGenerationOfItsOwn() {
		assertThat(CacheScripts.evictArguments()).hasSize(3).endsWith("600000", CacheKeys.EVICTIONS);
		assertThat(CacheScripts.evictArguments().getFirst()).isNotEqualTo(CacheScripts.evictArguments().getFirst());
	}

	@Test
	void shortensLifetimesByATenthAtMost() {
		Set<Duration> lifetimes = new HashSet<>();
		for (int i = 0; i < 10_000; i++) {
			Duration lifetime = CacheScripts.jittered(Duration.ofMillis(100));
			assertThat(lifetime).isBetween(Duration.ofMillis(90), Duration.ofMillis(100));
			lifetimes.add(lifetime);
		}
		assertThat(lifetimes).hasSize(11);
	}

	@Test
	void neverShortensALifetimeToNothing() {
		assertThat(CacheScripts.jittered(Duration.ofMillis(1))).isEqualTo(Duration.ofMillis(1));
	}

}
