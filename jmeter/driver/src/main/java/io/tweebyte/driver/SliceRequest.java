package io.tweebyte.driver;

import java.util.Map;

/**
 * What a slice does: users of one plan send requests to one backend.
 *
 * @param plan the name of a loaded plan
 * @param users how many of its users take part; with a rate, all may
 * @param millis for how long they begin iterations; 0 for as long as there are any left
 * @param iterations how many they begin; 0 for as many as fit into the time
 * @param rate iterations that begin per second on average, at random times whether
 * earlier ones have ended or not (open model); 0 for users who begin the next one when
 * theirs has ended (closed model)
 * @param seed decides the random times
 * @param start the number of the start of the backends: connections to those of another
 * start are closed
 * @param variables the plan's variables that name the backend, and their values
 */
public record SliceRequest(String plan, int users, long millis, int iterations, double rate, long seed, int start,
		Map<String, String> variables) {

	/** Returns a slice of the closed model that ends after a time. */
	public static SliceRequest closed(String plan, int users, long millis, Map<String, String> variables) {
		return new SliceRequest(plan, users, millis, 0, 0, 0, 1, variables);
	}

	/** Returns a slice of the closed model that ends after so many iterations. */
	public static SliceRequest counted(String plan, int users, int iterations, Map<String, String> variables) {
		return new SliceRequest(plan, users, 0, iterations, 0, 0, 1, variables);
	}

	/** Returns a slice of the open model. */
	public static SliceRequest open(String plan, double rate, long millis, long seed, Map<String, String> variables) {
		return new SliceRequest(plan, 0, millis, 0, rate, seed, 1, variables);
	}

	/** Returns the same for backends of another start. */
	public SliceRequest inStart(int number) {
		return new SliceRequest(this.plan, this.users, this.millis, this.iterations, this.rate, this.seed, number,
				this.variables);
	}

}
