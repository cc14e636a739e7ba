package io.tweebyte.checks.seeded;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.checks.Project;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FaultsTests {

	@Test
	void findWhatTheyBreak() throws Exception {
		List<String> missed = new ArrayList<>();
		try (WorkingCopy copy = WorkingCopy.ofSources(Project.current().root())) {
			for (Fault fault : Faults.all()) {
				try {
					fault.edit().apply(copy);
				}
				catch (RuntimeException ex) {
					missed.add(fault.name() + ": " + ex.getMessage());
				}
				copy.restore();
			}
		}
		assertThat(missed).isEmpty();
	}

}
