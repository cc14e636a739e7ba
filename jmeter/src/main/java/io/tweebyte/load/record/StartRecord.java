package io.tweebyte.load.record;

import java.util.List;
import java.util.Map;

/**
 * How a start went.
 *
 * @param start its number, from 1
 * @param complete whether it was measured to its end
 * @param startSeconds how long each backend took until it was ready
 * @param footprints what each process of each backend occupied before it got load, by
 * label and name
 * @param warmUps how backends became warm, for each number of users
 * @param knees of each backend in each block for which it was searched
 * @param problems what was wrong with responses, by backend
 */
public record StartRecord(int start, boolean complete, double seconds, Map<String, Double> startSeconds,
		Map<String, Map<String, Footprint>> footprints, List<WarmUpRecord> warmUps, List<KneeRecord> knees,
		Map<String, String> problems) {

	/** Runs of the past have neither footprints nor knees. */
	public StartRecord {
		footprints = (footprints != null) ? footprints : Map.of();
		knees = (knees != null) ? knees : List.of();
	}

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
