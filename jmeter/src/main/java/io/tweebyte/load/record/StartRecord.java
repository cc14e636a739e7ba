package io.tweebyte.load.record;

import java.util.List;
import java.util.Map;

/**
 * How a start went.
 *
 * @param start its number, from 1
 * @param complete whether it was measured to its end
 * @param startSeconds how long each backend took until it was ready
 * @param warmUps how backends became warm, for each number of users
 * @param problems what was wrong with responses, by backend
 */
public record StartRecord(int start, boolean complete, double seconds, Map<String, Double> startSeconds,
		List<WarmUpRecord> warmUps, Map<String, String> problems) {

	/**
	 * How backends became warm.
	 *
	 * @param users how many were simulated
	 * @param rounds how many rounds of each scenario it took
	 * @param changing backends whose figures still changed at the limit
	 */
	public record WarmUpRecord(int users, int rounds, double seconds, List<String> changing) {
	}

}
