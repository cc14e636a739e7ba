package io.tweebyte.load;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;

import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.testsupport.ServerException;

/** {@code ./tweebyte bench pairs}: backends side by side, in short slices. */
@Command(name = "pairs", sortOptions = false, customSynopsis = "./tweebyte bench pairs [OPTION..]",
		description = "Compares the CPU per request of backends that run side by side: short slices of load on each of "
				+ "them follow each other, so that the drift of the machine meets all alike. The first backend is also "
				+ "compared with itself.",
		footer = { "", "Examples:", "  ./tweebyte bench pairs",
				"  ./tweebyte bench pairs --scenarios user-tweets --rounds 60 --starts 3",
				"  ./tweebyte bench pairs --backends async:off,async,async:zero-trust --scenarios user-summary",
				"  ./tweebyte bench pairs --backends async,other.properties    a backend that runs already", "",
				"other.properties has url=http://127.0.0.1:8080 and process.gateway=PID, process.user=PID and so on.",
				"The table and all slices are kept in .tweebyte/load/<run>/.",
				"Exit code: 0 every request succeeded, 1 otherwise, 2 wrong usage.", "" })
class BenchPairsCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Option(names = "--backends", split = ",", defaultValue = "async,reactive", paramLabel = "NAME",
			description = "Which: async, async-virtual, reactive, each with :gateway, :zero-trust or :off for who "
					+ "verifies tokens, or the file that describes one: ${DEFAULT-VALUE}.")
	private List<String> backends;

	@Option(names = "--scenarios", split = ",", defaultValue = "user-summary,follow,tweet-update,user-tweets",
			paramLabel = "NAME", description = "What the users do: ${DEFAULT-VALUE}.")
	private List<String> scenarios;

	@Option(names = "--users", defaultValue = "10", paramLabel = "N", description = "1 to 100: ${DEFAULT-VALUE}.")
	private int users;

	@Option(names = "--starts", defaultValue = "1", paramLabel = "N",
			description = "How often all backends are started, 1 to 20: ${DEFAULT-VALUE}. One can only indicate.")
	private int starts;

	@Option(names = "--rounds", defaultValue = "20", paramLabel = "N",
			description = "Slices per backend, scenario and start, 2 to 1000: ${DEFAULT-VALUE}.")
	private int rounds;

	@Option(names = "--slice", defaultValue = "1000", paramLabel = "MILLIS",
			description = "How long load goes to one backend, 100 to 10000: ${DEFAULT-VALUE}.")
	private int slice;

	@Option(names = "--warm-up", defaultValue = "600", paramLabel = "SECONDS",
			description = "The longest time per scenario and start, 1 to 3600: ${DEFAULT-VALUE}.")
	private int warmUp;

	@Option(names = "--scale", defaultValue = "small", paramLabel = "NAME",
			description = "How much data: tiny, small, paper, or a number of tweets: ${DEFAULT-VALUE}.")
	private String scale;

	@Option(names = "--seed", paramLabel = "N", description = "Decides the order within rounds; drawn otherwise.")
	private Long seed;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
	private boolean help;

	@Override
	public Integer call() throws IOException, SQLException {
		PairedBench.Order order = order();
		Progress progress = new Progress(this.spec.commandLine().getOut(), System.console() != null, expected(order));
		Workspace workspace = Workspace.find();
		try (RunLock lock = RunLock.take(new RigFiles(workspace).runs());
				Interruption interruption = new Interruption()) {
			return new PairedBench(workspace, order, progress).run() ? ExitCode.OK : ExitCode.SOFTWARE;
		}
		catch (InterruptedException ex) {
			progress.say("Interrupted: what was started is stopped.");
		}
		catch (ServerException ex) {
			progress.say("tweebyte: " + ex.getMessage());
		}
		return ExitCode.SOFTWARE;
	}

	private PairedBench.Order order() {
		try {
			Ranges.check("--users", List.of(this.users), List.of(), 1, 100);
			Ranges.check("--starts", List.of(this.starts), List.of(), 1, 20);
			Ranges.check("--rounds", List.of(this.rounds), List.of(), 2, 1000);
			Ranges.check("--slice", List.of(this.slice), List.of(), 100, 10_000);
			Ranges.check("--warm-up", List.of(this.warmUp), List.of(), 1, 3600);
			return new PairedBench.Order(this.backends.stream().distinct().map(PairedBackend::parse).toList(),
					Choice.named("scenario", this.scenarios, Scenario.values()), this.users, this.starts, this.rounds,
					Duration.ofMillis(this.slice), Duration.ofSeconds(this.warmUp), TweetScale.named(this.scale),
					(this.seed != null) ? this.seed : ThreadLocalRandom.current().nextInt(1_000_000));
		}
		catch (IllegalArgumentException ex) {
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

	private static Duration expected(PairedBench.Order order) {
		Duration start = Duration.ofSeconds(30).multipliedBy(order.backends().size());
		Duration scenario = order.slice()
			.multipliedBy((long) (order.backends().size() + 1) * order.rounds())
			.plus(order.warmUp().dividedBy(2));
		return start.plus(scenario.multipliedBy(order.scenarios().size())).multipliedBy(order.starts());
	}

}
