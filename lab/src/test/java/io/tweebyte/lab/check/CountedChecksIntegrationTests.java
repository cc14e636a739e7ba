package io.tweebyte.lab.check;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.lab.call.CallSource;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CountedChecksIntegrationTests {

	@Test
	void loseNothing() throws Exception {
		List<String> progress = new ArrayList<>();
		List<Check> checks;
		try (CallSource calls = new CallSource(0)) {
			checks = CountedChecks.all(calls, progress::add);
		}
		assertThat(checks).filteredOn((check) -> !check.isEqual()).isEmpty();
		assertThat(checks).hasSize(6 + 13 + 3 * 7);
		assertThat(progress).contains("waiting", "reactor drops", "giving up: pool");
	}

}
