package io.tweebyte.load.bench;

import java.util.LinkedHashMap;
import java.util.Map;

import io.tweebyte.load.plan.BackendName;

/** Costs for tests. */
final class TweetCosts {

	private TweetCosts() {
	}

	/** Two milliseconds in the gateway and half of that in each other process. */
	static TweetCost of(BackendName contender, TweetOperation operation) {
		Map<String, Double> cpu = new LinkedHashMap<>();
		cpu.put("gateway", 2.0);
		for (String process : new String[] { "user", "tweet", "interaction", "postgres", "redis" }) {
			cpu.put(process, 1.0);
		}
		return new TweetCost(contender, operation, 100, 0, null, cpu,
				Map.of("tweet", Map.of("select 1 from tweets", 1.0, "select 2 from tweets", 2.0)),
				Map.of("tweet", 1.0, "interaction", 1.0, "user", 0.0),
				Map.of("gateway", 1024.0, "user", 0.0, "tweet", 2048.0, "interaction", 512.0), heaps(40), heaps(0.5),
				1234.5, 99);
	}

	static TweetCost failed(TweetCost cost, int failures, String failure) {
		return new TweetCost(cost.contender(), cost.operation(), cost.requests(), failures, failure, cost.cpu(),
				cost.statements(), cost.served(), cost.allocated(), cost.live(), cost.grown(), cost.answer(),
				cost.checksum());
	}

	static TweetCost asking(TweetCost cost, Map<String, Map<String, Double>> statements, Map<String, Double> served) {
		return new TweetCost(cost.contender(), cost.operation(), cost.requests(), cost.failures(), cost.failure(),
				cost.cpu(), statements, served, cost.allocated(), cost.live(), cost.grown(), cost.answer(),
				cost.checksum());
	}

	/** Leaves so much more on the heap of the tweet service than before. */
	static TweetCost growing(TweetCost cost, double mebibytes) {
		return new TweetCost(cost.contender(), cost.operation(), cost.requests(), cost.failures(), cost.failure(),
				cost.cpu(), cost.statements(), cost.served(), cost.allocated(), cost.live(), heaps(mebibytes),
				cost.answer(), cost.checksum());
	}

	private static Map<String, Double> heaps(double mebibytes) {
		return Map.of("tweet", mebibytes * 1024 * 1024);
	}

	static TweetCost answering(TweetCost cost, double answer, long checksum) {
		return new TweetCost(cost.contender(), cost.operation(), cost.requests(), cost.failures(), cost.failure(),
				cost.cpu(), cost.statements(), cost.served(), cost.allocated(), cost.live(), cost.grown(), answer,
				checksum);
	}

}
