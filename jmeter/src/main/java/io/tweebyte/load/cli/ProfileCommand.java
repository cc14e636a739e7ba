package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.plan.Choice;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.measuring.run.Interruption;
import io.tweebyte.measuring.run.RunLock;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ./tweebyte profile}: shows where backends spend CPU. */
@Command(name = "profile", sortOptions = false, customSynopsis = "./tweebyte profile SCENARIO [BACKENDS] [OPTION..]",
		description = "Shows where backends that run side by side spend the CPU of a request: by process, layer and method, "
				+ "with flame graphs and their difference. Flight Recorder runs in every service during rounds of load.",
		footer = { "", "Examples:",
				"  ./tweebyte profile user-tweets                     async and reactive, 4 minutes",
				"  ./tweebyte profile follow async,reactive,virtual --rounds 40",
				"  ./tweebyte profile user-summary async:off,async    what security costs",
				"  ./tweebyte profile mixed reactive --users 50       one backend alone", "",
				"Everything is kept in .tweebyte/load/<run>/: profile.html, the recordings (*.jfr) and all slices.",
				"Exit code: 0 done, 1 failed, 2 wrong usage.", "" })
class ProfileCommand extends RigTask {

	private static final int MOST_ROUNDS = 500;

	@Parameters(index = "0", paramLabel = "SCENARIO", completionCandidates = LoadOptions.Scenarios.class,
			description = "What the users do: ${COMPLETION-CANDIDATES}.")
	private String scenario;

	@Parameters(index = "1", arity = "0..1", split = ",", paramLabel = "BACKENDS", hideParamSyntax = true,
			defaultValue = "async,reactive",
			description = "async, reactive, virtual, each with :gateway, :zero-trust or :off, or a file that describes "
					+ "a backend that runs already; async,reactive otherwise. The others are compared with the first.")
	private List<String> backends;

	@Option(names = "--rounds", paramLabel = "N", defaultValue = "20",
			description = "Rounds with recordings, 8 to 500; 20 otherwise.")
	private int rounds;

	@Option(names = "--users", paramLabel = "N", defaultValue = "10",
			description = "Simulated users, 1 to 1000; 10 otherwise.")
	private int users;

	@Option(names = "--scale", paramLabel = "NAME", defaultValue = "small",
			description = "How much data: tiny, small, paper, or a number of tweets; small otherwise.")
	private String scale;

	@Option(names = "--heap", paramLabel = "SIZE", defaultValue = "256m",
			description = "The limit of each service's heap; 256m otherwise.")
	private String heap;

	@Override
	public Integer call() throws IOException {
		RigFiles files = RigFiles.find();
		RunOrder order = usage(this::order);
		try (RunLock lock = RunLock.take(files.runs())) {
			RunStore store = RunStore.create(files.runs(), order.preset());
			TerminalProgress progress = progress(order.seconds());
			try (Interruption interruption = new Interruption()) {
				return attempt(progress::say, () -> {
					Path page = new Profiler(files, progress).profile(order, this.rounds, store);
					progress.say("Profile: " + page);
				}) ? ExitCode.OK : ExitCode.SOFTWARE;
			}
		}
	}

	private RunOrder order() throws IOException {
		inRange("--rounds", this.rounds, Profiler.LEAST_ROUNDS, MOST_ROUNDS);
		inRange("--users", this.users, 1, LoadOptions.MOST_USERS);
		BackendStarter.flags(this.heap);
		Scenario chosen = Choice.named("scenario", List.of(this.scenario), Scenario.values()).getFirst();
		RunOrder order = Profiler.order(this.backends.stream().distinct().toList(), chosen, this.users, this.rounds,
				TweetScale.named(this.scale).label(), this.heap);
		Memory.require(order);
		return order;
	}

}
