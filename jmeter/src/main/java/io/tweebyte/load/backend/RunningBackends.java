package io.tweebyte.load.backend;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.watch.StatementCounts;

/** All backends of a comparison, up at the same time. */
public interface RunningBackends extends AutoCloseable {

	/** Returns them in the order of the command line. */
	List<RunningBackend> all();

	/** Returns the folder of the files that the plans read. */
	Path data();

	/** Counts the SQL statements of all; empty where they cannot be counted. */
	Optional<StatementCounts> statements();

	/** Returns seconds until each was ready, by label. */
	Map<String, Double> startSeconds();

	/** Returns who and what is in the databases; empty where it is unknown. */
	Optional<PlanData> plan();

	@Override
	void close();

}
