package io.tweebyte.load.bench;

import java.util.LinkedHashMap;
import java.util.Map;

import io.tweebyte.load.plan.BackendName;

/** Costs for tests. */
final class LadderCosts {

	private LadderCosts() {
	}

	/**
	 * As many milliseconds in the service that was asked, and one in each other process.
	 */
	static LadderCost of(BackendName contender, Rung rung, double service) {
		return of(contender, rung, service, 0, 7.5);
	}

	static LadderCost of(BackendName contender, Rung rung, double service, int failures, double checksum) {
		Map<String, Double> cpu = new LinkedHashMap<>();
		cpu.put("service", service);
		for (String process : new String[] { "interaction", "user", "postgres", "redis" }) {
			cpu.put(process, 1.0);
		}
		return new LadderCost(contender, rung, 4, failures, (failures > 0) ? "GET /study: 502" : null, cpu,
				Map.of("tweet", Map.of("select 1 from tweets", 1.0, "select 2 from tweets", 2.0), "interaction",
						Map.of("select 3 from likes", 2.0)),
				Map.of("service", 1.0, "interaction", 1.0, "user", 0.0),
				Map.of("service", 2048.0, "interaction", 512.0, "user", 0.0), 1234.5, checksum);
	}

}
