package io.tweebyte.shared.settings;

import java.util.List;

import io.tweebyte.shared.settings.SecuritySettings.Mode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

@ExtendWith(OutputCaptureExtension.class)
class SecurityGuardTests {

	private final MockEnvironment environment = new MockEnvironment();

	@Test
	void refusesProductionWithoutTokens() {
		this.environment.setActiveProfiles("measure", "production");
		assertThatIllegalStateException().isThrownBy(() -> guard(Mode.OFF))
			.withMessageContaining("tweebyte.security.mode=off");
	}

	@Test
	void letsProductionRunWithTokens(CapturedOutput output) {
		this.environment.setActiveProfiles("production");
		assertThat(guard(Mode.GATEWAY)).isNotNull();
		assertThat(output).doesNotContain("TOKENS ARE SWITCHED OFF");
	}

	@Test
	void warnsLoudlyWhenTokensAreOff(CapturedOutput output) {
		assertThat(guard(Mode.OFF)).isNotNull();
		assertThat(output).contains("WARN", "TOKENS ARE SWITCHED OFF");
	}

	private SecurityGuard guard(Mode mode) {
		return new SecurityGuard(new SecuritySettings(mode, null, List.of()), this.environment);
	}

}
