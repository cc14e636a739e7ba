package io.tweebyte.load.cli;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.bench.Progress;
import io.tweebyte.load.bench.TweetBenchSession;
import io.tweebyte.load.bench.TweetOperation;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.plan.BackendName;
import io.tweebyte.load.plan.Choice;
import io.tweebyte.load.plan.Ranges;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.servers.process.ServerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code ./tweebyte bench tweets}: what each kind of request on tweets costs.
 */
@Command(name = "tweets", sortOptions = false, customSynopsis = "./tweebyte bench tweets [OPTION..]",
		description = "What requests on tweets, follows and likes cost through the gateway, with a million tweets: CPU of "
				+ "each process, statements, calls between services, bytes allocated and answered.",
		footer = { "", "Examples:", "  ./tweebyte bench tweets --quick",
				"  ./tweebyte bench tweets --backends async,reactive --requests 4000",
				"  ./tweebyte bench tweets --operations tweet,edit --set tweebyte.security.mode=zero-trust", "",
				"The databases lie in .tweebyte/data/ and are filled by the first run: a million tweets take some",
				"minutes and 3 GB. The table and all figures are kept in .tweebyte/load/<run>/. docs/bench-tweets.md tells",
				"how to read them.",
				"Exit code: 0 every request succeeded and the backends did the same, 1 otherwise, " + "2 wrong usage.",
				"" })
public class BenchTweetsCommand implements Callable<Integer> {

	private static final Duration A_BACKEND = Duration.ofMinutes(3);

	private static final int MOST_REQUESTS = 100_000;

	@Spec
	private CommandSpec spec;

	@Option(names = "--backends", split = ",", defaultValue = "async,async-virtual,reactive", paramLabel = "NAME",
			description = "Which, in this order: ${DEFAULT-VALUE}.")
	private List<String> backends;

	@Option(names = "--requests", defaultValue = "2000", paramLabel = "N",
			description = "Requests measured of each short kind, 4 to 100000, fewer of the long ones; five times as "
					+ "many warm up: ${DEFAULT-VALUE}.")
	private int requests;

	@Option(names = "--operations", split = ",", paramLabel = "NAME",
			description = "Kinds of requests, in their own order; all by default.")
	private List<String> operations = List.of();

	@Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of all services; repeatable.")
	private Map<String, String> settings = Map.of();

	@Option(names = "--quick", description = "A tenth of the rows: 100 users with 1,000 tweets each.")
	private boolean quick;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
	private boolean help;

	@Override
	public Integer call() throws IOException, SQLException {
		List<BackendName> contenders = contenders();
		List<TweetOperation> operations = operations();
		Progress progress = new Progress(this.spec.commandLine().getOut(), System.console() != null,
				A_BACKEND.multipliedBy(contenders.size()));
		TweetScale scale = this.quick ? TweetScale.QUICK : TweetScale.PAPER;
		Workspace workspace = Workspace.find();
		try (RunLock lock = RunLock.take(new RigFiles(workspace).runs());
				Interruption interruption = new Interruption()) {
			boolean fine = new TweetBenchSession(workspace, scale, this.requests, operations, this.settings, progress)
				.run(contenders);
			return fine ? ExitCode.OK : ExitCode.SOFTWARE;
		}
		catch (InterruptedException ex) {
			progress.say("Interrupted: what was started is stopped.");
			return ExitCode.SOFTWARE;
		}
		catch (ServerException ex) {
			progress.say("tweebyte: " + ex.getMessage());
			return ExitCode.SOFTWARE;
		}
	}

	private List<TweetOperation> operations() {
		try {
			List<TweetOperation> named = Choice.named("operation", this.operations, TweetOperation.values());
			return named.isEmpty() ? List.of(TweetOperation.values()) : named.stream().sorted().toList();
		}
		catch (IllegalArgumentException ex) {
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

	private List<BackendName> contenders() {
		try {
			Ranges.check("--requests", List.of(this.requests), List.of(), 4, MOST_REQUESTS);
			return Choice.named("backend", this.backends, BackendName.values());
		}
		catch (IllegalArgumentException ex) {
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

}
