package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.load.jmeter.PlanVariables;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.run.LoadGenerator;

/** Starts JMeter with the plans of blocks. */
final class Generators implements LoadGenerator {

	/** Enough that a request at a rate finds a free user unless responses are slow. */
	private static final int USERS_AT_A_RATE = 64;

	/** More than a gateway has requests in flight, so that it has to refuse some. */
	private static final int USERS_AT_TOO_HIGH_A_RATE = 640;

	private final RigFiles files;

	private final Path folder;

	private final int usersAtARate;

	Generators(RigFiles files, Path folder, RunOrder order) {
		this.files = files;
		this.folder = folder;
		this.usersAtARate = order.isOverload() ? USERS_AT_TOO_HIGH_A_RATE : USERS_AT_A_RATE;
	}

	/** Each plan gets as many users as its greatest block has, or as a rate needs. */
	@Override
	public SlicedLoad start(List<Block> blocks, Path data) throws IOException {
		Map<String, Path> plans = new LinkedHashMap<>();
		Map<String, Integer> users = new LinkedHashMap<>();
		for (Block block : blocks) {
			plans.put(block.scenario().label(), block.scenario().plan(this.files.plans()));
			users.merge(block.scenario().label(), Math.max(block.users(), this.usersAtARate), Math::max);
		}
		return this.files.jmeter()
			.startSliced(this.files.driver(), plans, users, PlanVariables.properties(data, 1), this.folder);
	}

}
