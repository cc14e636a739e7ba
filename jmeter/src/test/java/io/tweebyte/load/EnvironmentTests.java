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
				"machine changed from EPYC, 4 GiB to EPYC, 8 GiB", "plan follow changed from 00 to 11");
	}

	@Test
	void tellsAnotherBuildOfTheSameCommitAndAnotherKernel() {
		Environment before = built("Linux 6.1", Map.of("async/user", "aa"));
		assertThat(before.changes(built("Linux 6.2", Map.of("async/user", "bb"))))
			.containsExactly("system changed from Linux 6.1 to Linux 6.2", "jar of async/user changed from aa to bb");
		assertThat(built("Linux 6.1", null).changes(before)).isEmpty();
	}

	private static Environment built(String system, Map<String, String> jars) {
		return new Environment(Instant.EPOCH, "abc-dirty", "25", List.of(), List.of(), new Limits(new TreeMap<>()), 2,
				system, Map.of(), jars, "EPYC, 4 GiB");
	}

	private static Environment environment(long date, String commit, String sum, int cores) {
		return new Environment(Instant.ofEpochSecond(date), commit, "25", List.of("-Xmx256m"), List.of("-Xmx512m"),
				new Limits(new TreeMap<>(Map.of("a", "b"))), cores, "Linux", Map.of("follow", sum), Map.of(),
				"EPYC, " + cores * 2 + " GiB");
	}

}
