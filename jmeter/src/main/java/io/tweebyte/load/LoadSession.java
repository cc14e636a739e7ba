package io.tweebyte.load;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeSet;

import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.GeneratorLimit.Measurement;
import io.tweebyte.load.report.ReportWriter;
import io.tweebyte.testsupport.Directories;

/**
 * A whole run: databases and tokens, then one backend after the other, and the table at
 * the end.
 */
class LoadSession {

	private static final int GENERATOR_USERS = 10;

	private final Workspace workspace;

	private final RunFolder folder;

	private final LoadOrder order;

	private final Progress progress;

	private final RigFiles files;

	/**
	 * @param folder the run's, new or of a run that was broken off
	 * @param order what is to be measured
	 */
	LoadSession(Workspace workspace, RunFolder folder, LoadOrder order, Progress progress) {
		this.workspace = workspace;
		this.folder = folder;
		this.order = order;
		this.progress = progress;
		this.files = new RigFiles(workspace);
	}

	/**
	 * Begins a run.
	 * @return a result for each cell
	 * @throws IOException when files cannot be written or read
	 * @throws SQLException when the databases refuse
	 * @throws InterruptedException when the run is broken off; the cells so far are kept
	 * @throws io.tweebyte.testsupport.ServerException when the databases do not start
	 */
	List<CellResult> begin() throws IOException, SQLException, InterruptedException {
		this.folder.write(this.order);
		Limits limits = Limits.measuring();
		RunRecord record = new RunRecord(this.order.preset().label(), this.order.seed(), this.order.scale().label(),
				this.order.timing(), this.order.via(), RunRecord.State.RUNNING, environment(limits), remarks(limits),
				generatorLimit(), List.of(), List.of());
		this.folder.write(record);
		announce(record, record.remarks());
		return run(limits, record);
	}

	/**
	 * Looks at a run that is to be gone on with.
	 * @param changed whether to go on though commit, flags, limits or plans have changed
	 * @param again whether cells that do not count are measured once more
	 * @return the run as it goes on
	 * @throws IllegalArgumentException when something has changed
	 * @throws IOException when files cannot be read
	 */
	RunRecord resumable(boolean changed, boolean again) throws IOException {
		RunRecord record = this.folder.read();
		List<String> changes = record.environment().changes(environment(Limits.measuring()));
		if (!changes.isEmpty() && !changed) {
			throw new IllegalArgumentException(
					"Run %s cannot be compared with what it would go on with: %s. --changed goes on nevertheless."
						.formatted(this.folder.name(), String.join("; ", changes)));
		}
		List<String> remarks = new ArrayList<>(record.remarks());
		changes.forEach((change) -> remarks.add("Gone on after " + change));
		List<CellResult> kept = again ? record.cells().stream().filter(CellResult::counts).toList() : record.cells();
		return new RunRecord(record.preset(), record.seed(), record.scale(), record.timing(), record.via(),
				RunRecord.State.RUNNING, record.environment(), remarks, record.generatorLimit(), record.statics(),
				kept);
	}

	/**
	 * Goes on with a run where it was.
	 * @param record the run as it goes on
	 * @return a result for each cell, those before included
	 * @throws IOException when files cannot be written or read
	 * @throws SQLException when the databases refuse
	 * @throws InterruptedException when the run is broken off; the cells so far are kept
	 * @throws io.tweebyte.testsupport.ServerException when the databases do not start
	 */
	List<CellResult> resume(RunRecord record) throws IOException, SQLException, InterruptedException {
		this.progress.say("Going on with %s: %d of %d cells are there".formatted(this.folder.name(),
				record.cells().size(), this.order.blocks().stream().mapToInt((block) -> block.cells().size()).sum()));
		announce(record, record.remarks());
		return run(Limits.measuring(), record);
	}

	private List<CellResult> run(Limits limits, RunRecord record)
			throws IOException, SQLException, InterruptedException {
		RunBook book = new RunBook(this.folder, record);
		boolean complete = false;
		try {
			LoadRun run = new LoadRun(this.order, stage(limits), settling(), runner(record), this.folder, book,
					this.progress);
			run.measure();
			complete = true;
		}
		finally {
			book.write(complete ? RunRecord.State.COMPLETE : RunRecord.State.INTERRUPTED);
			Directories.deleteIfExists(this.folder.data());
			Directories.deleteIfExists(this.folder.settling());
		}
		conclude(book.results());
		return book.results();
	}

	private Stage stage(Limits limits) throws IOException, SQLException {
		if (this.order.target().isPresent()) {
			return new Elsewhere(this.workspace, this.order, this.folder, this.progress);
		}
		OwnStage stage = new OwnStage(this.workspace, this.order, limits, this.folder, this.progress);
		this.folder.requireSpace(this.order.scale().bytes());
		stage.prepare();
		return stage;
	}

	private Settling settling() {
		return new Settling(this.files.jmeter(), this.files.plans(), this.order, this.folder.settling(), this.progress);
	}

	private CellRunner runner(RunRecord record) {
		OptionalDouble limit = record.generatorLimit().map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
		CellJudge judge = new CellJudge(this.order.timing(), limit, this.order.sharedMachine());
		return new CellRunner(this.files.jmeter(), this.files.plans(), this.order.timing(), this.order.seed(), judge,
				this.progress);
	}

	private Environment environment(Limits limits) throws IOException {
		return Environment.of(this.workspace.root(), Laboratory.flags(this.order.heap()), limits, this.order.measured(),
				this.files.plans(), this.order.target().isPresent() ? Map.of() : ServiceJars.checksums(this.workspace));
	}

	/**
	 * The lesser of what is reached with few users and with the most of the run; measured
	 * when it is not known and the run is worth it.
	 */
	private Optional<Double> generatorLimit() throws InterruptedException {
		double least = Double.POSITIVE_INFINITY;
		for (int users : new TreeSet<>(List.of(GENERATOR_USERS, mostUsers()))) {
			Optional<Double> limit = generatorLimit(users);
			if (limit.isEmpty()) {
				return limit;
			}
			least = Math.min(least, limit.get());
		}
		return Optional.of(least);
	}

	private int mostUsers() {
		if (this.order.model() == LoadModel.OPEN) {
			return GENERATOR_USERS;
		}
		return this.order.scenarios()
			.stream()
			.flatMap((scenario) -> this.order.levels(scenario).stream())
			.max(Integer::compare)
			.orElse(GENERATOR_USERS);
	}

	private Optional<Double> generatorLimit(int users) throws InterruptedException {
		Optional<Measurement> known = new GeneratorLimit(this.files).known(users);
		if (known.isPresent() || !this.order.preset().extras()) {
			return known.map(Measurement::requestsPerSecond);
		}
		this.progress.working("measuring what JMeter itself reaches");
		try {
			GeneratorBench bench = new GeneratorBench(this.files, this.progress);
			return Optional.of(bench.measure(users, this.folder.generator()).requestsPerSecond());
		}
		catch (IOException ex) {
			this.progress.say(ex.getMessage());
			return Optional.empty();
		}
	}

	private List<String> remarks(Limits limits) {
		List<String> remarks = new ArrayList<>();
		if (this.order.via() == Via.SERVICE) {
			remarks.add("Past the gateway and without tokens: each service is asked itself");
		}
		this.order.target()
			.ifPresent((target) -> remarks.add(
					target + (this.order.sharedMachine() ? " was started by others on this machine" : " runs elsewhere")
							+ ": only what JMeter sees is known of it, not its limits, CPU time, heap or pools"));
		if (this.order.preset().overload() && this.order.target().isEmpty()) {
			remarks.add("Overload cells: production's limits but for " + limits.ofCallersOnly().line());
		}
		return remarks;
	}

	private void announce(RunRecord record, List<String> remarks) {
		Environment environment = record.environment();
		Timing timing = this.order.timing();
		if (this.order.target().isEmpty()) {
			this.progress.say("Not production's limits but: " + environment.limits().line());
		}
		this.progress
			.say("%s, %d cores, JDK %s".formatted(environment.system(), environment.cores(), environment.jdk()));
		this.progress.say("Commit %s; services %s; JMeter %s".formatted(environment.commit(),
				String.join(" ", environment.serviceFlags()), String.join(" ", environment.generatorFlags())));
		this.progress.say(GeneratorLimit.line(record.generatorLimit()));
		remarks.forEach(this.progress::say);
		this.progress.say("A cell: %d s of ramp-up, %d s of warm-up, %d s measured; order drawn from seed %d".formatted(
				timing.rampUp().toSeconds(), timing.warmUp().toSeconds(), timing.measured().toSeconds(),
				this.order.seed()));
		if (this.order.settling().isPositive()) {
			this.progress.say("Each start of a backend is followed by %d s of work that is not measured"
				.formatted(this.order.settling().toSeconds()));
		}
	}

	private void conclude(List<CellResult> results) {
		this.progress.say("");
		ResultTable.lines(results).forEach(this.progress::say);
		this.progress.say("");
		this.progress.say("Kept in " + this.folder.path());
		try {
			this.progress.say("Report " + ReportWriter.write(this.folder.path()));
		}
		catch (IOException | RuntimeException ex) {
			// The run of many hours is kept, whatever the page may stumble over.
			this.progress.say("There is no report: " + ex);
		}
	}

}
