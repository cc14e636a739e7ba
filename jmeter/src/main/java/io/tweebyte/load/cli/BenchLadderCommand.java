package io.tweebyte.load.cli;

import io.tweebyte.load.bench.Benchmark;
import io.tweebyte.load.bench.LadderBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ./tweebyte bench ladder}: what each step from the study to ours saves. */
@Command(name = "ladder", sortOptions = false, customSynopsis = "./tweebyte bench ladder [OPTION..]",
		description = "What a user's newest 1,000 tweets cost in the style of the published study (entities, statements "
				+ "and calls for each tweet), in ours, and on each step between; then what an edit of a tweet costs by "
				+ "statements that each change several tables, and in ours: CPU of each process, statements, calls, "
				+ "bytes allocated. Straight to the services, not through the gateway. There is no virtual service in the "
				+ "style of the study, only ours.",
		footer = { "", "Examples:", "  ./tweebyte bench ladder --quick",
				"  ./tweebyte bench ladder --backends reactive --requests 400", "",
				"The databases are those of ./tweebyte bench tweets, in .tweebyte/data/: the first run fills them,",
				"and a million tweets take some minutes and 3 GB. The table and all figures are kept in",
				".tweebyte/load/<run>/. docs/bench-ladder.md tells what the rungs are and how to read them.",
				"Exit code: 0 every request succeeded and all pages had the same bytes, 1 otherwise, "
						+ "2 wrong usage.",
				"" })
public class BenchLadderCommand extends ScaledBenchRun {

	private static final int MOST_REQUESTS = 10_000;

	@Option(names = "--requests", defaultValue = "300", paramLabel = "N",
			description = "Requests measured of each rung, 4 to 10000, but of the study's style, which takes seconds, "
					+ "only 4; five times as many warm up: ${DEFAULT-VALUE}.")
	private int requests;

	@Override
	Benchmark<?> benchmark() {
		inRange("--requests", this.requests, 4, MOST_REQUESTS);
		return new LadderBench(this.requests);
	}

}
