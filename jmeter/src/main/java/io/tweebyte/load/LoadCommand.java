package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import io.tweebyte.launcher.Workspace;
import io.tweebyte.testsupport.ServerException;

/**
 * {@code ./tweebyte load}: measures each backend under load and prints a table.
 */
@Command(name = "load", sortOptions = false, customSynopsis = "./tweebyte load [OPTION..]",
		description = "Measures each backend under load from Apache JMeter, on servers and databases of its own, and "
				+ "prints a table.",
		footer = { "", "Examples:",
				"  ./tweebyte load                              everything once: 15 minutes on 2 cores",
				"  ./tweebyte load --preset smoke               does all of it work? 3 minutes",
				"  ./tweebyte load --backends async,reactive --scenarios user-tweets --users 10,50 --repeat 5",
				"  ./tweebyte load --scenarios mixed --model open --rate 20,40 --duration 60",
				"  ./tweebyte load --via service --scenarios user-summary   the study's way",
				"  ./tweebyte load --backends async --target http://other:8080 --key token-key.pem",
				"  ./tweebyte load --resume                     goes on with what was broken off",
				"  ./tweebyte load --resume --again             measures once more what does not count", "",
				"Everything is kept in .tweebyte/load/<run>/: result.json, raw samples, readings of the processes, logs.",
				"Exit code: 0 all cells count (also those that are not for ranking), 1 some do not, 2 wrong usage.",
				"" })
public final class LoadCommand implements Callable<Integer> {

	private static final Set<String> OF_RESUMING = Set.of("--resume", "--again", "--changed");

	@Spec
	private CommandSpec spec;

	@Mixin
	private LoadOptions options;

	@Option(names = "--resume", arity = "0..1", fallbackValue = "", paramLabel = "RUN",
			description = "Goes on with the latest run that was broken off, or the one of this name, with its own "
					+ "options, order and seed.")
	private String resume;

	@Option(names = "--again", description = "With --resume: measures cells that do not count once more, in a run that "
			+ "is complete, too.")
	private boolean again;

	@Option(names = "--changed",
			description = "With --resume: also when the commit or a plan is not the same any more.")
	private boolean changed;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
	private boolean help;

	private Progress progress;

	@Override
	public Integer call() throws IOException {
		Workspace workspace = Workspace.find();
		Path runs = new RigFiles(workspace).runs();
		if (this.resume == null) {
			LoadOrder order = asked(this::order);
			try (RunLock lock = RunLock.take(runs)) {
				RunFolder folder = RunFolder.create(runs, order.preset().label());
				LoadSession session = session(workspace, folder, order);
				return run(folder, session::begin);
			}
		}
		refuseOptionsBesideResume();
		try (RunLock lock = RunLock.take(runs)) {
			RunFolder folder = asked(() -> RunFolder.unfinished(runs, this.resume, this.again));
			LoadSession session = session(workspace, folder, folder.order());
			RunRecord record = asked(() -> session.resumable(this.changed, this.again));
			return run(folder, () -> session.resume(record));
		}
	}

	private LoadOrder order() {
		if (this.again || this.changed) {
			throw new IllegalArgumentException("--again and --changed are of --resume");
		}
		return this.options.order();
	}

	/** A run that is gone on with has its own options. */
	private void refuseOptionsBesideResume() {
		List<String> besides = this.spec.commandLine()
			.getParseResult()
			.matchedOptions()
			.stream()
			.map(OptionSpec::longestName)
			.filter((name) -> !OF_RESUMING.contains(name))
			.toList();
		if (!besides.isEmpty()) {
			throw new ParameterException(this.spec.commandLine(),
					"A run is gone on with as it was begun: %s has no place beside --resume"
						.formatted(String.join(", ", besides)));
		}
	}

	/** What is wrong with what was asked for is wrong usage, and nothing else is. */
	private <T> T asked(Request<T> request) throws IOException {
		try {
			return request.answer();
		}
		catch (IllegalArgumentException ex) {
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

	private LoadSession session(Workspace workspace, RunFolder folder, LoadOrder order) {
		this.progress = new Progress(this.spec.commandLine().getOut(), System.console() != null, order.expected());
		return new LoadSession(workspace, folder, order, this.progress);
	}

	private int run(RunFolder folder, Work work) {
		try (Interruption interruption = new Interruption()) {
			return work.results().stream().allMatch(LoadCommand::isFine) ? ExitCode.OK : ExitCode.SOFTWARE;
		}
		catch (InterruptedException ex) {
			this.progress.say("Interrupted: what was started is stopped, the cells so far are kept.");
		}
		catch (ServerException | IOException | SQLException ex) {
			this.progress.say("tweebyte: " + reason(folder, ex));
		}
		this.progress.say("./tweebyte load --resume %s goes on with it.".formatted(folder.name()));
		return ExitCode.SOFTWARE;
	}

	/** What a full disk spoils says nothing of the disk, often. */
	private static String reason(RunFolder folder, Exception problem) {
		try {
			folder.requireSpace();
			return problem.getMessage();
		}
		catch (IOException ex) {
			return ex.getMessage();
		}
	}

	private static boolean isFine(CellResult result) {
		boolean refused = result.cell().purpose() == Purpose.OVERLOAD;
		return result.counts() && (refused || result.figures().orElseThrow().errors() == 0);
	}

	/**
	 * Runs the command of the arguments, {@code load} or {@code bench}, and ends the JVM
	 * with its exit code.
	 */
	public static void main(String[] arguments) {
		System.exit(RigCommand.execute(Arrays.asList(arguments)));
	}

	/** What may be wrong usage. */
	private interface Request<T> {

		T answer() throws IOException;

	}

	/** A run, from where it is. */
	private interface Work {

		List<CellResult> results() throws IOException, SQLException, InterruptedException;

	}

}
