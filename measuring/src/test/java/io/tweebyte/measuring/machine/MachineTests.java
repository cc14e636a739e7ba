package io.tweebyte.measuring.machine;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MachineTests {

	@Test
	void countsAllThatIsNeitherIdleNorWaitingNorStolen() {
		assertThat(Machine.of("cpu  1 2 4 1000 2000 8 16 32 64 128"))
			.isEqualTo(new Machine((1 + 2 + 4 + 8 + 16) * 10.0, 320));
	}

}
