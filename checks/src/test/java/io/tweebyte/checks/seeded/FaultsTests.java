package io.tweebyte.checks.seeded;

import io.tweebyte.checks.Project;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThatCode;

class FaultsTests {

	@Test
	void findWhatTheyBreak() throws Exception {
		try (WorkingCopy copy = WorkingCopy.ofSources(Project.current().root())) {
			for (Fault fault : Faults.all()) {
				assertThatCode(() -> fault.edit().apply(copy)).as(fault.name()).doesNotThrowAnyException();
				copy.restore();
			}
		}
	}

}
