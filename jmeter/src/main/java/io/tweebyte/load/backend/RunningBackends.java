package io.tweebyte.load.backend;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.load.watch.TweetCache;

/**
 * All backends of a comparison, up at the same time.
 *
 * @param all in the order of the command line
 * @param data the folder of the files that the plans read
 * @param statements counts the SQL statements of all; empty where that is not possible
 * @param startSeconds until each was ready, by label
 * @param plan who and what is in the databases; empty where it is unknown
 * @param cache what Redis knows of tweets; empty where it cannot be changed
 */
public record RunningBackends(List<RunningBackend> all, Path data, Optional<StatementCounts> statements,
		Map<String, Double> startSeconds, Optional<PlanData> plan, Optional<TweetCache> cache,
		Runnable end) implements AutoCloseable {

	@Override
	public void close() {
		this.end.run();
	}

}
