package io.tweebyte.load.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.launcher.workspace.Model;

/** Costs for tests. */
final class Costs {

	private static final List<String> GATEWAY_FIRST = List.of("gateway", "user", "tweet", "interaction", "postgres",
			"redis");

	private static final List<String> SERVICE_FIRST = List.of("service", "interaction", "user", "postgres", "redis");

	private Costs() {
	}

	/** Two milliseconds in the gateway and half of that in each other process. */
	static Cost of(Model backend, TweetOperation operation) {
		return new Cost(backend, operation, 100, 0, null, cpu(GATEWAY_FIRST, 2),
				Map.of("tweet", Map.of("select 1 from tweets", 1.0, "select 2 from tweets", 2.0)),
				Map.of("tweet", 1.0, "interaction", 1.0, "user", 0.0),
				bytes("gateway", 1024, "user", 0, "tweet", 2048, "interaction", 512), heaps(40), heaps(0.5), 1234.5,
				99);
	}

	/** So many milliseconds in the service that is called, one in each other process. */
	static Cost of(Model backend, Rung rung, double service) {
		return new Cost(backend, rung, 4, 0, null, cpu(SERVICE_FIRST, service),
				Map.of("tweet", Map.of("select 1 from tweets", 1.0, "select 2 from tweets", 2.0), "interaction",
						Map.of("select 3 from likes", 2.0)),
				Map.of("service", 1.0, "interaction", 1.0, "user", 0.0),
				bytes("service", 2048, "interaction", 512, "user", 0), Map.of(), Map.of(), 1234.5, 7.5);
	}

	static Cost failed(Cost cost, int failures, String failure) {
		return new Cost(cost.backend(), cost.kind(), cost.requests(), failures, failure, cost.cpu(), cost.statements(),
				cost.served(), cost.allocated(), cost.live(), cost.grown(), cost.response(), cost.checksum());
	}

	static Cost sending(Cost cost, Map<String, Map<String, Double>> statements, Map<String, Double> served) {
		return new Cost(cost.backend(), cost.kind(), cost.requests(), cost.failures(), cost.failure(), cost.cpu(),
				statements, served, cost.allocated(), cost.live(), cost.grown(), cost.response(), cost.checksum());
	}

	/** Leaves so much more on the heap of the tweet service than before. */
	static Cost growing(Cost cost, double mebibytes) {
		return new Cost(cost.backend(), cost.kind(), cost.requests(), cost.failures(), cost.failure(), cost.cpu(),
				cost.statements(), cost.served(), cost.allocated(), cost.live(), heaps(mebibytes), cost.response(),
				cost.checksum());
	}

	static Cost responding(Cost cost, double response, double checksum) {
		return new Cost(cost.backend(), cost.kind(), cost.requests(), cost.failures(), cost.failure(), cost.cpu(),
				cost.statements(), cost.served(), cost.allocated(), cost.live(), cost.grown(), response, checksum);
	}

	private static Map<String, Double> cpu(List<String> processes, double first) {
		Map<String, Double> cpu = new LinkedHashMap<>();
		processes.forEach((process) -> cpu.put(process, cpu.isEmpty() ? first : 1.0));
		return cpu;
	}

	private static Map<String, Double> bytes(Object... figures) {
		Map<String, Double> bytes = new LinkedHashMap<>();
		for (int i = 0; i < figures.length; i += 2) {
			bytes.put((String) figures[i], ((Integer) figures[i + 1]).doubleValue());
		}
		return bytes;
	}

	private static Map<String, Double> heaps(double mebibytes) {
		return Map.of("tweet", mebibytes * 1024 * 1024);
	}

}
