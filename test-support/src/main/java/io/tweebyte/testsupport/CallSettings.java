package io.tweebyte.testsupport;

import java.time.Duration;

import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import io.tweebyte.shared.call.ConnectionBrokenException;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;

import org.springframework.util.unit.DataSize;

/**
 * Settings for tests of calls between services: more patience than a busy machine needs,
 * and few enough calls at once to use them up.
 */
public final class CallSettings {

	/** Times that no call of a test comes near. */
	public static final TimeSettings TIMES = new TimeSettings(Duration.ofSeconds(10), Duration.ofSeconds(12),
			Duration.ofSeconds(10), Duration.ofSeconds(60), Duration.ofSeconds(5), Duration.ofSeconds(5),
			Duration.ofSeconds(20), Duration.ofSeconds(20), Duration.ofSeconds(75), Duration.ofSeconds(20));

	/** Limits with room for two calls at once. */
	public static final LimitSettings LIMITS = new LimitSettings(DataSize.ofMegabytes(1), DataSize.ofKilobytes(16), 256,
			32, 2000, 500, 8, 64, 64, 16, 2, 4, 1000, 2, 2);

	private CallSettings() {
	}

	/** The first attempt, and more only when its connection breaks. */
	public static Retry attempts(int attempts) {
		return Retry.of("calls",
				RetryConfig.custom()
					.maxAttempts(attempts)
					.waitDuration(Duration.ZERO)
					.retryExceptions(ConnectionBrokenException.class)
					.build());
	}

}
