package io.tweebyte.load.cli;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import io.tweebyte.load.bench.Benchmark;
import io.tweebyte.load.bench.StreamBench;
import io.tweebyte.load.plan.BackendName;
import io.tweebyte.load.plan.Choice;
import io.tweebyte.load.plan.Ranges;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ./tweebyte bench streams}: what open live feeds cost. */
@Command(name = "streams", sortOptions = false, customSynopsis = "./tweebyte bench streams [OPTION..]",
		description = "What live feeds cost that are open through the gateway: memory, heap and threads, CPU while nothing "
				+ "is posted, and the time until each receives what a followed user posts.",
		footer = { "", "Examples:", "  ./tweebyte bench streams --quick --streams 1000 --minutes 1",
				"  ./tweebyte bench streams --backends reactive,virtual --streams 10000", "",
				"Each stream takes two open files of a gateway and one of a service: look at 'ulimit -n'.",
				"The table and all figures are kept in .tweebyte/load/<run>/.",
				"Exit code: 0 all streams stayed open and each received every tweet once, 1 otherwise, 2 wrong usage.",
				"" })
public class BenchStreamsCommand extends BenchRun {

	private static final int MOST_STREAMS = 20_000;

	private static final int MOST_MINUTES = 60;

	@Option(names = "--backends", split = ",", defaultValue = "async,reactive,virtual", paramLabel = "NAME",
			description = "Which, in this order: ${DEFAULT-VALUE}.")
	private List<String> backends;

	@Option(names = "--streams", defaultValue = "5000", paramLabel = "N",
			description = "How many, 20 to 20000: ${DEFAULT-VALUE}.")
	private int streams;

	@Option(names = "--minutes", defaultValue = "5", paramLabel = "N",
			description = "How long they stay open before the first tweet, 1 to 60: ${DEFAULT-VALUE}.")
	private int minutes;

	@Override
	List<BackendName> backends() {
		return Choice.named("backend", this.backends, BackendName.values());
	}

	@Override
	Benchmark<?> benchmark() {
		return bench();
	}

	private StreamBench bench() {
		Ranges.check("--streams", this.streams, 20, MOST_STREAMS);
		Ranges.check("--minutes", this.minutes, 1, MOST_MINUTES);
		return new StreamBench(this.streams, Duration.ofMinutes(this.minutes));
	}

	@Override
	Map<String, String> settings() {
		return bench().settings();
	}

}
