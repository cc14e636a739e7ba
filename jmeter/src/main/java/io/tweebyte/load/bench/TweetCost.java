package io.tweebyte.load.bench;

import io.tweebyte.load.plan.BackendName;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What one kind of request costs in one backend. All but the counts of requests is per
 * request.
 *
 * @param contender the backend
 * @param operation the kind
 * @param requests how many were measured
 * @param failures how many of them failed
 * @param failure the first failure in words, or null
 * @param cpu milliseconds of CPU by process
 * @param statements by service and text
 * @param served requests that a service answered, by service
 * @param allocated bytes by service
 * @param live bytes that stay on the heap when the window is over, by service
 * @param grown how many more they are than before the window, by service; not a request's
 * but of all together
 * @param answer bytes of the body
 * @param checksum of all bodies
 */
public record TweetCost(BackendName contender, TweetOperation operation, int requests, int failures, String failure,
		Map<String, Double> cpu, Map<String, Map<String, Double>> statements, Map<String, Double> served,
		Map<String, Double> allocated, Map<String, Double> live, Map<String, Double> grown, double answer,
		long checksum) {

	/** CPU of all processes together. */
	public double totalCpu() {
		return this.cpu.values().stream().mapToDouble(Double::doubleValue).sum();
	}

	/** Statements of a service. */
	public double statements(String service) {
		return this.statements.getOrDefault(service, Map.of()).values().stream().mapToDouble(Double::doubleValue).sum();
	}

	/** Calls between services: what they answered but for the gateway's one. */
	public double calls() {
		return this.served.values().stream().mapToDouble(Double::doubleValue).sum() - 1;
	}

	/**
	 * How far the CPU is above the target, as a share of it; empty without a target.
	 */
	public OptionalDouble aboveTarget() {
		OptionalDouble target = this.operation.target(this.contender);
		return target.isPresent() ? OptionalDouble.of(totalCpu() / target.getAsDouble() - 1) : target;
	}

}
