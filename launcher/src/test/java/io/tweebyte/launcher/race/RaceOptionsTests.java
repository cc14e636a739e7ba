package io.tweebyte.launcher.race;

import java.util.List;
import java.util.Map;

import io.tweebyte.launcher.service.BackendOptions;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RaceOptionsTests {

	@Test
	void addsProxiesAndLimits() {
		BackendOptions options = RaceOptions.of(BackendOptions.defaults());
		assertThat(options.delays().servers()).hasSize(3);
		assertThat(options.properties()).containsEntry("tweebyte.assistant.summaries-per-user", "64");
		assertThat(options.profiles()).containsExactly("observe");
	}

	@Test
	void keepsTheSettingsOfTheUser() {
		BackendOptions options = RaceOptions.of(BackendOptions.defaults()
			.withProfiles(List.of("mine"))
			.withProperties(Map.of("tweebyte.time.call", "1s", "tweebyte.password.cost", "4")));
		assertThat(options.properties()).containsEntry("tweebyte.time.call", "1s")
			.containsEntry("tweebyte.password.cost", "4");
		assertThat(options.profiles()).containsExactly("mine", "observe");
	}

}
