package io.tweebyte.driver;

import java.util.Map;

/**
 * What a slice does: users of one plan send requests to one backend.
 *
 * @param plan the name of a loaded plan
 * @param users how many of its users take part
 * @param millis for how long they begin iterations; 0 for as long as there are any left
 * @param iterations how many they begin; 0 for as many as fit into the time
 * @param variables the plan's variables that name the backend, and their values
 */
public record SliceRequest(String plan, int users, long millis, int iterations, Map<String, String> variables) {
}
