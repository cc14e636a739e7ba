package io.tweebyte.shared.call;

import java.net.URI;
import java.time.Duration;
import java.util.List;

import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.SecuritySettings.Mode;
import io.tweebyte.shared.settings.ServiceAddresses;
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

	private static final ServiceAddresses ADDRESSES = new ServiceAddresses(URI.create("http://127.0.0.1:1"),
			URI.create("http://127.0.0.1:2"), URI.create("http://127.0.0.1:3"));

	@ParameterizedTest
	@EnumSource(value = Mode.class, names = "ZERO_TRUST", mode = EnumSource.Mode.EXCLUDE)
	void haveNoTokenWhereServicesVerifyNone(Mode mode) {
		Caller caller = callers(mode, null).of("clean-up");

		assertThat(caller.authorization()).isNull();
		assertThat(caller.userId()).isNull();
		assertThat(caller.unrestricted()).isFalse();
		assertThat(caller.requestId()).startsWith("clean-up-");
		assertThat(caller.deadline().remaining()).isBetween(Duration.ofSeconds(1), TIMES.request());
		assertThat(callers(mode, null).called(Service.TWEET, ADDRESSES).token().get()).isNull();
	}

	@Test
	void proveThemselvesToTheServicesTheyCallInZeroTrust() {
		CalledService called = callers(Mode.ZERO_TRUST, "a secret of at least thirty-two bytes").called(Service.TWEET,
				ADDRESSES);

		assertThat(called.address()).isEqualTo(ADDRESSES.tweet());
		assertThat(called.token().get()).matches("[\\w-]+\\.[\\w-]+\\.[\\w-]+");
	}

	private static TaskCallers callers(Mode mode, String secret) {
		return new TaskCallers(new SecuritySettings(mode, secret, List.of()), TIMES);
	}

}
