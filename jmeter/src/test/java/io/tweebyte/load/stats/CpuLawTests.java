package io.tweebyte.load.stats;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CpuLawTests {

	@Test
	void holdsUpToTheMachinesCores() {
		CpuLaw law = new CpuLaw(1_000, 2, 2);
		assertThat(law.coresUsed()).isEqualTo(2);
		assertThat(law.holds()).isTrue();
	}

	@Test
	void failsWhenMoreIsUsedThanThereIs() {
		assertThat(new CpuLaw(1_000, 2.1, 2).holds()).isFalse();
	}

	@Test
	void failsWhenAFigureIsMissing() {
		assertThat(new CpuLaw(1_000, Double.NaN, 2).holds()).isFalse();
	}

}
