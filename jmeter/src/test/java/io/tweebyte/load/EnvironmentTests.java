package io.tweebyte.load;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class EnvironmentTests {

	@Test
	void isTheSameAtAnotherTime() {
		assertThat(environment(1, "abc", "00", 2).changes(environment(2, "abc", "00", 2))).isEmpty();
	}

	@Test
	void tellsWhatChanged() {
		assertThat(environment(1, "abc", "00", 2).changes(environment(1, "def-dirty", "11", 4))).containsExactly(
				"commit changed from abc to def-dirty", "number of cores changed from 2 to 4",
				"plan follow changed from 00 to 11");
	}

	private static Environment environment(long date, String commit, String sum, int cores) {
		return new Environment(Instant.ofEpochSecond(date), commit, "25", List.of("-Xmx256m"), List.of("-Xmx512m"),
				new Limits(new TreeMap<>(Map.of("a", "b"))), cores, "Linux", Map.of("follow", sum));
	}

}
