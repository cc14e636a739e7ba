package io.tweebyte.load.cli;

import java.util.List;
import java.util.Map;

import io.tweebyte.load.bench.Benchmark;
import io.tweebyte.load.bench.TweetBench;
import io.tweebyte.load.bench.TweetOperation;
import io.tweebyte.load.plan.Choice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ./tweebyte bench tweets}: what each kind of request on tweets costs. */
@Command(name = "tweets", sortOptions = false, customSynopsis = "./tweebyte bench tweets [OPTION..]",
		description = "What requests on tweets, follows and likes cost through the gateway, with a million tweets: CPU of "
				+ "each process, statements, calls between services, bytes allocated and answered.",
		footer = { "", "Examples:", "  ./tweebyte bench tweets --quick",
				"  ./tweebyte bench tweets --backends async,reactive --requests 4000",
				"  ./tweebyte bench tweets --operations tweet,edit --set tweebyte.security.mode=zero-trust", "",
				"The databases are in .tweebyte/data/ and are filled by the first run: a million tweets take some",
				"minutes and 3 GB. The table and all figures are kept in .tweebyte/load/<run>/. docs/bench-tweets.md tells",
				"how to read them.",
				"Exit code: 0 every request succeeded and the backends did the same, 1 otherwise, " + "2 wrong usage.",
				"" })
public class BenchTweetsCommand extends ScaledBenchRun {

	private static final int MOST_REQUESTS = 100_000;

	@Option(names = "--requests", defaultValue = "2000", paramLabel = "N",
			description = "Requests measured of each short kind, 4 to 100000, fewer of the long ones; five times as "
					+ "many warm up: ${DEFAULT-VALUE}.")
	private int requests;

	@Option(names = "--operations", split = ",", paramLabel = "NAME",
			description = "Kinds of requests, in their own order; all by default.")
	private List<String> operations = List.of();

	@Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of all services; repeatable.")
	private Map<String, String> settings = Map.of();

	@Override
	Benchmark<?> benchmark() {
		inRange("--requests", this.requests, 4, MOST_REQUESTS);
		List<TweetOperation> named = Choice.named("operation", this.operations, TweetOperation.values());
		return new TweetBench(this.requests,
				named.isEmpty() ? List.of(TweetOperation.values()) : named.stream().sorted().toList(), this.settings);
	}

}
