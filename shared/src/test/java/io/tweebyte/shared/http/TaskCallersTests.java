package io.tweebyte.shared.http;

import java.time.Clock;
import java.time.Duration;
import java.util.List;

import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.SecuritySettings.Mode;
import io.tweebyte.shared.settings.TimeSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

class TaskCallersTests {

	private static final TimeSettings TIMES = Binder.get(new MockEnvironment())
		.bindOrCreate("tweebyte.time", TimeSettings.class);

	@ParameterizedTest
	@EnumSource(value = Mode.class, names = "ZERO_TRUST", mode = EnumSource.Mode.EXCLUDE)
	void haveNoTokenWhereServicesVerifyNone(Mode mode) {
		Caller caller = callers(mode, null).of("clean-up", Service.TWEET);

		assertThat(caller.authorization()).isNull();
		assertThat(caller.userId()).isNull();
		assertThat(caller.anybody()).isFalse();
		assertThat(caller.requestId()).startsWith("clean-up-");
		assertThat(caller.deadline().remaining()).isBetween(Duration.ofSeconds(1), TIMES.request());
	}

	@Test
	void haveTheTokenOfAServiceInZeroTrust() {
		Caller caller = callers(Mode.ZERO_TRUST, "a secret of at least thirty-two bytes").of("clean-up", Service.TWEET);

		assertThat(caller.authorization()).matches("Bearer [\\w-]+\\.[\\w-]+\\.[\\w-]+");
		assertThat(caller.userId()).isNull();
		assertThat(caller.anybody()).isFalse();
	}

	private static TaskCallers callers(Mode mode, String secret) {
		return new TaskCallers(new SecuritySettings(mode, secret, List.of()), TIMES, Clock.systemUTC());
	}

}
