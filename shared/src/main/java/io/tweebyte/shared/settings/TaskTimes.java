package io.tweebyte.shared.settings;

import java.time.Duration;

/**
 * Checks of what every scheduled task has.
 */
final class TaskTimes {

	private TaskTimes() {
	}

	static void check(String prefix, Duration firstDelay, Duration period, int batch) {
		Checks.duration(prefix + ".first-delay", firstDelay, Duration.ZERO, Duration.ofDays(24));
		Checks.positive(prefix + ".period", period);
		Checks.range(prefix + ".batch", batch, 1, 1_000);
	}

}
