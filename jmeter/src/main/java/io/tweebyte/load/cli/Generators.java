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
public record Generators(RigFiles files, Path folder, RunOrder order) implements LoadGenerator {

	/** Enough that a request at a rate finds a free user unless responses are slow. */
	private static final int USERS_AT_A_RATE = 64;

	/**
	 * More than a gateway has requests in flight, so that it has to refuse some. Those of
	 * three plans keep fewer connections than a gateway accepts.
	 */
	private static final int USERS_AT_TOO_HIGH_A_RATE = 384;

	/** With a plan's name behind it, as the driver reads it. */
	private static final String BYTES_PER_SECOND = "bytes-per-second.";

	/** Each plan gets as many users as its greatest block has, or as a rate needs. */
	@Override
	public SlicedLoad start(List<Block> blocks, Path data) throws IOException {
		int atARate = this.order.isOverload() ? USERS_AT_TOO_HIGH_A_RATE : USERS_AT_A_RATE;
		Map<String, Path> plans = new LinkedHashMap<>();
		Map<String, Integer> users = new LinkedHashMap<>();
		Map<String, String> properties = PlanVariables.properties(data, 1);
		for (Block block : blocks) {
			plans.put(block.scenario().label(), block.scenario().plan(this.files.plans()));
			properties.put(BYTES_PER_SECOND + block.scenario().label(),
					Integer.toString(block.scenario().bytesPerSecond()));
			users.merge(block.scenario().label(), Math.max(block.users(), atARate), Math::max);
		}
		return this.files.jmeter().startSliced(this.files.driver(), plans, users, properties, this.folder);
	}

}
