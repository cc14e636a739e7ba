package io.tweebyte.load.profile;

import java.util.List;
import java.util.Map;

import io.tweebyte.load.judge.RunResult;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * What profiling found out.
 *
 * @param result of the rounds with recordings
 * @param backends the first is the one that others are compared with
 * @param before ratios of CPU per request to the first backend without recordings, by
 * label
 */
public record Profile(RunResult result, List<BackendProfile> backends, Map<String, PairedRatio> before) {

	/** Below this much CPU per request figures are in microseconds. */
	private static final double SMALL = 10;

	BackendProfile reference() {
		return this.backends.getFirst();
	}

	List<BackendProfile> others() {
		return this.backends.subList(1, this.backends.size());
	}

	private boolean isSmall() {
		return this.backends.stream().mapToDouble(BackendProfile::work).max().orElse(0) < SMALL;
	}

	/** Returns the unit of CPU per request. */
	String unit() {
		return isSmall() ? "µs" : "ms";
	}

	/** Returns how many units a millisecond has. */
	double perMilli() {
		return isSmall() ? 1e3 : 1;
	}

}
