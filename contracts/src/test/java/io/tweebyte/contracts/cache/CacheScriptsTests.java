package io.tweebyte.contracts.cache;

import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CacheScriptsTests {

	@Test
	void givesEachValueALifetime() {
		List<String> arguments = CacheScripts.putAllArguments(List.of("a", "b"), Duration.ofSeconds(10));
		assertThat(arguments).hasSize(4);
		assertThat(arguments.get(0)).isEqualTo("a");
		assertThat(arguments.get(2)).isEqualTo("b");
		assertThat(List.of(arguments.get(1), arguments.get(3)))
			.allSatisfy((millis) -> assertThat(Long.parseLong(millis)).isBetween(9000L, 10000L));
	}

}
