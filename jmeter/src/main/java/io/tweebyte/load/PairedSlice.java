package io.tweebyte.load;

import java.util.Map;
import java.util.TreeMap;

/**
 * A slice of load on one backend.
 *
 * @param backend its label
 * @param scenario its label
 * @param start the number of the start, from 1
 * @param round the number of the round, from 1; 0 while warming up
 * @param requests how many were sent and ended
 * @param failures how many of them failed, by kind
 * @param bytes of all responses
 * @param cpu milliseconds of each process of the backend
 * @param generator milliseconds of the load generator
 * @param millis how long it took
 */
record PairedSlice(String backend, String scenario, int start, int round, int requests, Map<String, Integer> failures,
		long bytes, Map<String, Double> cpu, double generator, double millis) {

	PairedSlice {
		cpu = new TreeMap<>(cpu);
	}

	/** Returns milliseconds of CPU per request of all processes together. */
	double cost() {
		return this.cpu.values().stream().mapToDouble(Double::doubleValue).sum() / this.requests;
	}

	/** Returns whether the slice says what its requests cost. */
	boolean counts() {
		return this.requests > 0 && this.failures.isEmpty();
	}

}
