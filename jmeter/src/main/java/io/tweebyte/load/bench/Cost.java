package io.tweebyte.load.bench;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import io.tweebyte.launcher.workspace.Model;

/**
 * What one kind of request costs in one backend. All but the counts of requests and the
 * heaps is per request.
 *
 * @param failures responses beyond 2xx, degraded ones, and none at all
 * @param failure the first failure in words, or null
 * @param cpu milliseconds of CPU by process
 * @param statements by service and text
 * @param served requests that a service responded to, by service; not the gateway's
 * @param allocated bytes by service
 * @param live bytes that stay on the heap afterwards, by service
 * @param grown how many more they are than before, by service
 */
public record Cost(Model backend, RequestKind kind, int requests, int failures, String failure, Map<String, Double> cpu,
		Map<String, Map<String, Double>> statements, Map<String, Double> served, Map<String, Double> allocated,
		Map<String, Double> live, Map<String, Double> grown, double response, double checksum) {

	public double totalCpu() {
		return sum(this.cpu);
	}

	public double statements(String service) {
		return sum(this.statements.getOrDefault(service, Map.of()));
	}

	/** Calls between services: what they responded to but for the client's request. */
	public double calls() {
		return sum(this.served) - 1;
	}

	/** How far the CPU is above the target, as a share of it; empty without a target. */
	public OptionalDouble aboveTarget() {
		OptionalDouble target = this.kind.target(this.backend);
		return target.isPresent() ? OptionalDouble.of(totalCpu() / target.getAsDouble() - 1) : target;
	}

	/** {@code KIND of BACKEND}. */
	String name() {
		return this.kind.label() + " of " + this.backend.label();
	}

	Optional<String> problem() {
		return (this.failures == 0) ? Optional.empty() : Optional.of("%s: %d of %d requests failed, the first: %s"
			.formatted(name(), this.failures, this.requests, this.failure));
	}

	private static double sum(Map<String, Double> figures) {
		return figures.values().stream().mapToDouble(Double::doubleValue).sum();
	}

}
