package io.tweebyte.measuring.machine;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HardwareTests {

	@Test
	void tellsMemoryInWholeGibibytes() {
		assertThat(Hardware.memory("24606720 kB")).isEqualTo("23 GiB");
		assertThat(Hardware.memory("unknown")).isEqualTo("unknown");
		assertThat(Hardware.words()).contains(", ");
	}

}
