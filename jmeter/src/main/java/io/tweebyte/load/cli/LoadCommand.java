package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

import io.tweebyte.load.backend.LocalBackends;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.plan.Choice;
import io.tweebyte.load.plan.Limits;
import io.tweebyte.load.plan.LoadPreset;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.Conditions;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.report.RunReport;
import io.tweebyte.load.run.LoadSession;
import io.tweebyte.load.run.PaperRun;
import io.tweebyte.measuring.run.Interruption;
import io.tweebyte.measuring.run.RunLock;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./tweebyte load}: compares backends side by side under load. */
@Command(name = "load", sortOptions = false,
		customSynopsis = "./tweebyte load [smoke|quick|waiting|overload|study|workloads|paper] [OPTION..]",
		description = "Compares the CPU per request of backends that run side by side. Short slices of load from Apache "
				+ "JMeter go to each of them in turn, so that the drift of the machine meets all alike.",
		footer = { "", "Examples:",
				"  ./tweebyte load                       six scenarios, all backends: 15 minutes on 2 cores",
				"  ./tweebyte load smoke                 one scenario, two backends: 3 minutes",
				"  ./tweebyte load waiting               other services 200 ms away, and a model's words: 15 minutes",
				"  ./tweebyte load overload              1 to 3 times what each backend serves to 10 users: 15 minutes",
				"  ./tweebyte load overload --backends async,reactive,virtual    the same without the limits",
				"  ./tweebyte load study                 5 starts, 10 to 1,000 users: 2.5 hours",
				"  ./tweebyte load workloads             fan-outs, searches, caches, pictures, streams: 2.5 hours",
				"  ./tweebyte load paper                 the study's own protocol: two to three days",
				"  ./tweebyte load --scenarios user-tweets,follow --backends async,reactive --starts 3 --time 20m",
				"  ./tweebyte load --backends async:off,async,async:zero-trust --scenarios user-summary",
				"  ./tweebyte load --backends async,other.properties    a backend that runs already",
				"  ./tweebyte load --resume              goes on with the latest run that was interrupted", "",
				"other.properties has url=http://127.0.0.1:8080 and process.gateway=PID, process.user=PID and so on.",
				"Live feeds are measured by ./tweebyte bench streams: they have no requests to count.",
				"Everything is kept in .tweebyte/load/<run>/: report.html, .md, .csv and .json, and all slices.",
				"Exit code: 0 all is compared, 1 something is not, 2 wrong usage.", "" })
public final class LoadCommand extends RigTask {

	@Mixin
	private LoadOptions options;

	@Option(names = "--resume", arity = "0..1", fallbackValue = "", paramLabel = "RUN",
			description = "Goes on with the latest run that was interrupted, or the one of this name, with its own "
					+ "options. Complete starts are kept.")
	private String resume;

	@Option(names = "--profile", split = ",", paramLabel = "NAME",
			description = "Profiles these scenarios afterwards, 4 minutes each, and links the pages from the report; "
					+ "user-summary in the preset study.")
	private List<String> profiles;

	private TerminalProgress progress;

	@Override
	public Integer call() throws IOException {
		RigFiles files = RigFiles.find();
		RunOrder order = usage(this.options::order);
		usage(() -> profiles(order));
		RunStore store = (this.resume != null) ? usage(() -> unfinished(files.runs())) : null;
		try (RunLock lock = RunLock.take(files.runs())) {
			if (store != null) {
				return measure(files, store, usage(() -> resumable(store.run(), files)));
			}
			RunOrder planned = usage(() -> Memory.plan(order));
			RunRecord run = new RunRecord(planned, conditions(files, planned), List.of(), remarks(order, planned));
			return measure(files, RunStore.create(files.runs(), order.preset()), run);
		}
	}

	private static List<String> remarks(RunOrder order, RunOrder planned) {
		return (order.ownTwin() && !planned.ownTwin()) ? List
			.of("Memory did not suffice for a second set of services, so backends are compared with themselves "
					+ "on the same JVMs.")
				: List.of();
	}

	private int measure(RigFiles files, RunStore store, RunRecord run) throws IOException {
		this.progress = progress(run.order().seconds());
		store.write(run);
		try (Interruption interruption = new Interruption()) {
			return conclude(store, attempt(this.progress::say, () -> {
				measureBackends(files, store, run);
				profile(files, store, run.order());
			}));
		}
	}

	private void measureBackends(RigFiles files, RunStore store, RunRecord run)
			throws IOException, SQLException, InterruptedException {
		RunOrder order = run.order();
		if (order.pairs()) {
			this.progress.say("Memory suffices for two backends at a time.");
		}
		LocalBackends backends = backends(files, store, order);
		backends.prepare();
		long begin = this.progress.begin();
		Generators generators = new Generators(files, store.folder(), order);
		if (order.preset().equals(LoadPreset.PAPER.label())) {
			new PaperRun(store, run, (backend) -> backends(files, store, order.only(backend)), generators,
					this.progress, PaperRun.MEASURED_MILLIS)
				.measure();
			return;
		}
		try (LoadSession session = new LoadSession(store, run, backends, generators, this.progress)) {
			session.run(begin);
		}
	}

	private LocalBackends backends(RigFiles files, RunStore store, RunOrder order) {
		return new LocalBackends(files, order, store.folder(), this.progress::say, List.of());
	}

	private void profile(RigFiles files, RunStore store, RunOrder order)
			throws IOException, SQLException, InterruptedException {
		for (Scenario scenario : profiles(order)) {
			RunOrder profile = Profiler.order(order.at(1).backends(), scenario, order.users().getFirst(),
					Profiler.USUAL_ROUNDS, order.scale(), order.heap());
			Path page = new Profiler(files, this.progress).profile(profile, Profiler.USUAL_ROUNDS,
					RunStore.create(files.runs(), profile.preset()));
			Files.copy(page, store.folder().resolve(RunReport.profile(scenario)), StandardCopyOption.REPLACE_EXISTING);
		}
	}

	private List<Scenario> profiles(RunOrder order) {
		return (this.profiles != null) ? Choice.named("scenario", this.profiles, Scenario.values())
				: LoadPreset.profiled(order);
	}

	private int conclude(RunStore store, boolean isWhole) throws IOException {
		RunResult result = RunReport.write(store);
		this.progress.say("");
		RunReport.lines(result).forEach(this.progress::say);
		this.progress.say("");
		this.progress.say("Report: " + store.folder().resolve("report.html"));
		if (!isWhole) {
			this.progress.say("./tweebyte load --resume %s goes on with it.".formatted(store.name()));
		}
		return (isWhole && result.isWhole()) ? ExitCode.OK : ExitCode.SOFTWARE;
	}

	static Conditions conditions(RigFiles files, RunOrder order) throws IOException {
		Limits settings = Limits.measuring().with(Limits.read(files.warmSettings()));
		return Conditions.of(files.workspace().root(), LocalBackends.flags(order), settings, order.acts(),
				files.plans());
	}

	private RunStore unfinished(Path runs) throws IOException {
		for (RunStore store : RunStore.all(runs).reversed()) {
			if (this.resume.equals(store.name()) || this.resume.isEmpty() && !store.run().complete()) {
				return store;
			}
		}
		throw new IllegalArgumentException("There is no interrupted run%s in %s."
			.formatted(this.resume.isEmpty() ? "" : " '" + this.resume + "'", runs));
	}

	/** A run is only one if all of its starts were made under the same conditions. */
	private RunRecord resumable(RunRecord run, RigFiles files) throws IOException {
		List<String> changes = run.conditions().changes(conditions(files, run.order()));
		if (!changes.isEmpty()) {
			throw new IllegalArgumentException("The run cannot go on, since " + String.join("; ", changes));
		}
		return run;
	}

	public static void main(String[] arguments) {
		System.exit(RigCommand.execute(Arrays.asList(arguments)));
	}

}
