package io.tweebyte.load.cli;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;

import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.bench.LadderSession;
import io.tweebyte.load.bench.Progress;
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
 * {@code ./tweebyte bench ladder}: what each step from the study's style to ours is
 * worth.
 */
@Command(name = "ladder", sortOptions = false, customSynopsis = "./tweebyte bench ladder [OPTION..]",
		description = "What a user's newest 1,000 tweets cost in the style of the published study (entities, statements "
				+ "and calls for each tweet), in ours, and on each step between; then what an edit of a tweet costs by "
				+ "statements that each change several tables, and in ours: CPU of each process, statements, calls, "
				+ "bytes allocated. Straight to the services, not through the gateway.",
		footer = { "", "Examples:", "  ./tweebyte bench ladder --quick",
				"  ./tweebyte bench ladder --backends reactive --requests 400", "",
				"The databases are those of ./tweebyte bench tweets, in .tweebyte/data/: the first run fills them,",
				"and a million tweets take some minutes and 3 GB. The table and all figures are kept in",
				".tweebyte/load/<run>/. docs/bench-ladder.md tells what the rungs are and how to read them.",
				"Exit code: 0 every request succeeded and all pages had the same bytes, 1 otherwise, "
						+ "2 wrong usage.",
				"" })
public class BenchLadderCommand implements Callable<Integer> {

	private static final Duration A_BACKEND = Duration.ofMinutes(4);

	private static final int MOST_REQUESTS = 10_000;

	private static final BackendName[] CONTENDERS = { BackendName.ASYNC, BackendName.REACTIVE };

	@Spec
	private CommandSpec spec;

	@Option(names = "--backends", split = ",", defaultValue = "async,reactive", paramLabel = "NAME",
			description = "Which, in this order: ${DEFAULT-VALUE}.")
	private List<String> backends;

	@Option(names = "--requests", defaultValue = "300", paramLabel = "N",
			description = "Requests measured of each rung, 4 to 10000, but of the study's style, which takes seconds, "
					+ "only 4; five times as many warm up: ${DEFAULT-VALUE}.")
	private int requests;

	@Option(names = "--quick", description = "A tenth of the rows: 100 users with 1,000 tweets each.")
	private boolean quick;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
	private boolean help;

	@Override
	public Integer call() throws IOException, SQLException {
		List<BackendName> contenders = contenders();
		Progress progress = new Progress(this.spec.commandLine().getOut(), System.console() != null,
				A_BACKEND.multipliedBy(contenders.size()));
		TweetScale scale = this.quick ? TweetScale.QUICK : TweetScale.PAPER;
		Workspace workspace = Workspace.find();
		try (RunLock lock = RunLock.take(new RigFiles(workspace).runs());
				Interruption interruption = new Interruption()) {
			boolean fine = new LadderSession(workspace, scale, this.requests, progress).run(contenders);
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

	private List<BackendName> contenders() {
		try {
			Ranges.check("--requests", List.of(this.requests), List.of(), 4, MOST_REQUESTS);
			return Choice.named("backend", this.backends, CONTENDERS);
		}
		catch (IllegalArgumentException ex) {
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

}
