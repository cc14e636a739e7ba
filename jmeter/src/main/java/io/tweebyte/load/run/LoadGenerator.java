package io.tweebyte.load.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.plan.Block;

/** Starts the load generator. */
public interface LoadGenerator {

	/** Starts it with the plans of blocks. */
	SlicedLoad start(List<Block> blocks, Path data) throws IOException;

}
