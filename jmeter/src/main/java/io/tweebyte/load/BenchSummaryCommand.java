package io.tweebyte.load;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import io.tweebyte.launcher.Backend;
import io.tweebyte.launcher.Infrastructure;
import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.data.Crowd;

/**
 * {@code ./tweebyte bench summary}: what reading a summary costs, and what log-ins do to
 * it.
 */
@Command(name = "summary", customSynopsis = "./tweebyte bench summary [OPTION..]",
		description = "What reading a summary through the gateway costs, and what log-ins do to those who read.",
		footer = { "", "Example:", "  ./tweebyte bench summary --backends async,reactive", "" })
class BenchSummaryCommand implements Callable<Integer> {

	private static final Duration A_BACKEND = Duration.ofSeconds(45);

	@Spec
	private CommandSpec spec;

	@Option(names = "--backends", split = ",", defaultValue = "async,async-virtual,reactive", paramLabel = "NAME",
			description = "Which, in this order: ${DEFAULT-VALUE}.")
	private List<String> backends;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
	private boolean help;

	@Override
	public Integer call() throws IOException, SQLException, InterruptedException {
		List<Contender> contenders = contenders();
		Progress progress = new Progress(this.spec.commandLine().getOut(), System.console() != null,
				A_BACKEND.multipliedBy(contenders.size()));
		Workspace workspace = Workspace.find();
		RigFiles files = new RigFiles(workspace);
		try (RunLock lock = RunLock.take(files.runs());
				Interruption interruption = new Interruption();
				Infrastructure infrastructure = Infrastructure.open(workspace)) {
			RunFolder folder = RunFolder.create(files.runs(), "bench");
			Crowd crowd = Crowd.gather(infrastructure, files.users());
			SummaryBench bench = new SummaryBench(crowd, new ServiceStatements(infrastructure.postgres()));
			Laboratory laboratory = new Laboratory(infrastructure, Limits.none(), folder.logs());
			for (Contender contender : contenders) {
				progress.working("bench of " + contender.label());
				try (Backend backend = laboratory.start(contender)) {
					bench.measure(laboratory.target(backend)).lines(contender.label()).forEach(progress::say);
				}
			}
			return CommandLine.ExitCode.OK;
		}
	}

	private List<Contender> contenders() {
		try {
			return Choice.named("backend", this.backends, Contender.values());
		}
		catch (IllegalArgumentException ex) {
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

}
