package io.tweebyte.load.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.bench.Benchmark;
import io.tweebyte.load.bench.StreamBench;
import io.tweebyte.load.bench.StreamSoak;
import io.tweebyte.load.data.TweetScale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ./tweebyte bench streams}: what idle live feeds cost. */
@Command(name = "streams", sortOptions = false, customSynopsis = "./tweebyte bench streams [OPTION..]",
		description = "What idle live feeds cost through the gateway: memory of gateway and tweet service per stream and CPU "
				+ "while nothing is posted; then how long after a post all streams have the tweet.",
		footer = { "", "Examples:", "  ./tweebyte bench streams",
				"  ./tweebyte bench streams --streams 5000 --minutes 5 --starts 3",
				"  ./tweebyte bench streams --backends reactive,virtual --streams 2000",
				"  ./tweebyte bench streams --soak 10", "",
				"For Linux: streams come from 127.0.0.1 to 127.0.0.8. A gateway has two open files per stream (see 'ulimit -Hn').",
				"Limits of streams and connections are raised to the number of streams, and printed.",
				"The table and all figures are kept in .tweebyte/load/<run>/. docs/bench-streams.md explains them.",
				"With --soak, clients of feeds, summaries, downloads and uploads hang up at random instead, and a backend must end where it began.",
				"Exit code: 0 all streams were open to the end and received every tweet once (--soak: everything was given back), "
						+ "1 otherwise, 2 wrong usage.",
				"" })
public class BenchStreamsCommand extends BenchRun {

	@Option(names = "--streams", defaultValue = "1000", paramLabel = "N",
			description = "How many streams, 1 to 20000: ${DEFAULT-VALUE}.")
	private int streams;

	@Option(names = "--minutes", defaultValue = "1", paramLabel = "N",
			description = "How long they are idle, 1 to 50: ${DEFAULT-VALUE}.")
	private int minutes;

	@Option(names = "--starts", defaultValue = "1", paramLabel = "N",
			description = "How often each backend starts, in turn, 1 to 20: ${DEFAULT-VALUE}.")
	private int starts;

	@Option(names = "--soak", defaultValue = "0", paramLabel = "MINUTES",
			description = "Instead: how long clients hang up at random, 1 to 60; then threads, files, memory, connections and places are as before.")
	private int soak;

	/** All backends once for each start, each time beginning with the next one. */
	@Override
	List<Model> backends() {
		inRange("--starts", this.starts, 1, 20);
		List<Model> once = new ArrayList<>(super.backends());
		List<Model> all = new ArrayList<>();
		for (int start = 0; start < this.starts; start++) {
			all.addAll(once);
			Collections.rotate(once, -1);
		}
		return all;
	}

	@Override
	Benchmark<?> benchmark() {
		inRange("--soak", this.soak, 0, 60);
		if (this.soak > 0) {
			return new StreamSoak(Duration.ofMinutes(this.soak));
		}
		inRange("--streams", this.streams, 1, 20_000);
		inRange("--minutes", this.minutes, 1, 50);
		return new StreamBench(this.streams, Duration.ofMinutes(this.minutes));
	}

	@Override
	TweetScale scale() {
		return TweetScale.SMALL;
	}

}
