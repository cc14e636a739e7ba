package io.tweebyte.load.record;

import java.util.List;
import java.util.Map;

/**
 * How a start went.
 *
 * @param start its number, from 1
 * @param complete whether it was measured to its end
 * @param seconds how long it took
 * @param startSeconds how long each backend took until it was ready
 * @param warmUps how each block became warm
 * @param problems what was wrong with responses, by backend
 */
public record StartRecord(int start, boolean complete, double seconds, Map<String, Double> startSeconds,
		List<WarmUpRecord> warmUps, Map<String, String> problems) {

	/**
	 * How a block became warm.
	 *
	 * @param block its name
	 * @param rounds how many rounds it took
	 * @param seconds how long it took, other blocks' rounds included
	 * @param changing backends whose figures still changed at the limit
	 */
	public record WarmUpRecord(String block, int rounds, double seconds, List<String> changing) {
	}

}
