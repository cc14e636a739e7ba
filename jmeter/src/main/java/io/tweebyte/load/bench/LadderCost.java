package io.tweebyte.load.bench;

import io.tweebyte.load.plan.BackendName;
import java.util.Map;

/**
 * What the request costs on one rung of one backend. All but the counts of requests is
 * per request.
 *
 * @param contender the backend
 * @param rung the rung
 * @param requests how many were measured
 * @param failures how many of them failed
 * @param failure the first failure in words, or null
 * @param cpu milliseconds of CPU by process; {@code service} is the one that was asked,
 * {@code tweet} the real one beside it
 * @param statements by service and text
 * @param served requests that a service answered, by service
 * @param allocated bytes by service
 * @param answer bytes of the body
 * @param checksum of the bodies for all authors, one each
 */
public record LadderCost(BackendName contender, Rung rung, int requests, int failures, String failure,
		Map<String, Double> cpu, Map<String, Map<String, Double>> statements, Map<String, Double> served,
		Map<String, Double> allocated, double answer, double checksum) {

	/** CPU of all processes together. */
	public double totalCpu() {
		return this.cpu.values().stream().mapToDouble(Double::doubleValue).sum();
	}

	/** Statements of a service. */
	public double statements(String service) {
		return this.statements.getOrDefault(service, Map.of()).values().stream().mapToDouble(Double::doubleValue).sum();
	}

	/** Calls between services: what they answered but for the request itself. */
	public double calls() {
		return this.served.values().stream().mapToDouble(Double::doubleValue).sum() - 1;
	}

}
