package io.tweebyte.load.profile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.load.judge.BlockCost;
import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.profile.JvmProfile;

/** Profiles of two backends whose figures are known. */
final class Profiles {

	static final List<String> JSON = List.of("java.lang.Thread.run", "org.apache.catalina.Valve.invoke",
			"io.tweebyte.tweet.Controller.page", "tools.jackson.Writer.write", "java.lang.String.getBytes");

	static final List<String> DRIVER = List.of("java.lang.Thread.run", "org.apache.catalina.Valve.invoke",
			"org.apache.catalina.Pipeline.next", "io.tweebyte.tweet.Controller.page", "org.postgresql.Stream.read");

	static final List<String> REACTIVE = List.of("java.lang.Thread.run", "io.netty.Loop.run", "reactor.core.Map.onNext",
			"io.tweebyte.tweet.Controller.page", "tools.jackson.Writer.write", "tools.jackson.Other.write",
			"tools.jackson.Writer.write", "tools.jackson.Nested.write");

	private Profiles() {
	}

	/** 100 requests, of which samples show half. */
	static BackendProfile async() {
		return profile("async", Map.of(JSON, 200.0, DRIVER, 100.0), 6);
	}

	static BackendProfile reactive() {
		return profile("reactive", Map.of(REACTIVE, 400.0), 9);
	}

	private static BackendProfile profile(String label, Map<List<String>, Double> stacks, double cpu) {
		JvmProfile recorded = new JvmProfile(new HashMap<>(stacks), new HashMap<>(Map.of("byte[]", 5e3)),
				new HashMap<>(Map.of(List.of("parked", "io.tweebyte.tweet.Controller.page"), 700.0)));
		Map<String, ProcessUse> use = Map.of("tweet",
				new ProcessUse(cpu * 100 + 150, cpu * 100, 100, 50, 100, 300, 1e8, 100, 100), "postgres",
				SimulatedRun.use(200));
		BlockCost cost = new BlockCost(new Block(Scenario.USER_TWEETS, 10), label, 1, 100, 0, 100, 1, Map.of(), use,
				null);
		return BackendProfile.of(cost, Map.of("tweet", recorded));
	}

	static Profile both() {
		SimulatedRun run = new SimulatedRun(1, 10, "user-tweets");
		return new Profile(run.result(), List.of(async(), reactive()), Map.of());
	}

}
