package io.tweebyte.load.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.bench.BenchSession;
import io.tweebyte.load.bench.Benchmark;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.plan.BackendName;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.servers.process.ServerException;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What both benchmarks have in common as commands. */
abstract class BenchRun implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Option(names = "--quick", order = 1, description = "A tenth of the rows: 100 users with 1,000 tweets each.")
	private boolean quick;

	@Option(names = { "-h", "--help" }, order = 2, usageHelp = true, description = "Shows this help.")
	private boolean help;

	@Override
	public Integer call() throws IOException, SQLException {
		List<BackendName> backends = chosen(this::backends);
		Benchmark benchmark = chosen(this::benchmark);
		Workspace workspace = Workspace.find();
		PrintWriter out = this.spec.commandLine().getOut();
		try (RunLock lock = RunLock.take(new RigFiles(workspace).runs());
				Interruption interruption = new Interruption()) {
			boolean fine = new BenchSession(workspace, this.quick ? TweetScale.QUICK : TweetScale.PAPER, settings(),
					(line) -> say(out, line))
				.run(benchmark, backends);
			return fine ? ExitCode.OK : ExitCode.SOFTWARE;
		}
		catch (InterruptedException ex) {
			say(out, "Interrupted: what was started is stopped.");
			return ExitCode.SOFTWARE;
		}
		catch (ServerException ex) {
			say(out, "tweebyte: " + ex.getMessage());
			return ExitCode.SOFTWARE;
		}
	}

	/**
	 * The backends, in the order of the options.
	 * @throws IllegalArgumentException when options are wrong
	 */
	abstract List<BackendName> backends();

	/**
	 * What is measured.
	 * @throws IllegalArgumentException when options are wrong
	 */
	abstract Benchmark benchmark();

	Map<String, String> settings() {
		return Map.of();
	}

	private <T> T chosen(Supplier<T> choice) {
		try {
			return choice.get();
		}
		catch (IllegalArgumentException ex) {
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

	private static void say(PrintWriter out, String line) {
		out.println(line);
		out.flush();
	}

}
