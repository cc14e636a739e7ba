package io.tweebyte.lab.bench;

import io.tweebyte.lab.messages.Runs;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LabPresetTests {

	@Test
	void onlyThePresetThatClaimsWarmsRecordsUpForLong() {
		assertThat(LabPreset.FULL.allowsClaims()).isTrue();
		assertThat(LabPreset.FULL.records()).isEqualTo(new Runs(10, 5));
		assertThat(LabPreset.QUICK.allowsClaims()).isFalse();
		assertThat(LabPreset.QUICK.records()).isEqualTo(new Runs(3, 1));
	}

}
