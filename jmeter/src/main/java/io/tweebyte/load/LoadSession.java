package io.tweebyte.load;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalDouble;

import io.tweebyte.launcher.Infrastructure;
import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.data.Crowd;

/**
 * A whole run: databases, users and tokens, then one backend after the other, and the
 * table at the end.
 */
class LoadSession {

	private final Workspace workspace;

	private final LoadOrder order;

	private final Progress progress;

	private final RigFiles files;

	LoadSession(Workspace workspace, LoadOrder order, Progress progress) {
		this.workspace = workspace;
		this.order = order;
		this.progress = progress;
		this.files = new RigFiles(workspace);
	}

	/**
	 * Runs all of it.
	 * @return a result for each cell
	 * @throws IOException when files cannot be written or read
	 * @throws SQLException when the users cannot be written
	 * @throws InterruptedException when the run is broken off; the cells so far are kept
	 * @throws io.tweebyte.testsupport.ServerException when the databases do not start
	 */
	List<CellResult> run() throws IOException, SQLException, InterruptedException {
		RunFolder folder = RunFolder.create(this.files.runs(), this.order.preset().label());
		this.progress.working("starting the databases");
		try (Infrastructure infrastructure = Infrastructure.open(this.workspace)) {
			Limits limits = Limits.read(this.files.limits());
			Crowd crowd = Crowd.gather(infrastructure, this.files.users());
			Laboratory laboratory = new Laboratory(infrastructure, limits, folder.logs());
			Environment environment = Environment.of(this.workspace.root(), laboratory.flags(), limits,
					this.order.scenarios(), this.files.plans());
			announce(environment);
			LoadRun run = new LoadRun(this.order.preset().label(), laboratory, runner(), new AnswerCheck(crowd), folder,
					environment, this.progress);
			measure(run);
			conclude(run.results(), folder);
			return run.results();
		}
	}

	private void measure(LoadRun run) throws IOException, InterruptedException {
		RunRecord.State state = RunRecord.State.INTERRUPTED;
		try {
			for (Contender contender : this.order.contenders()) {
				run.measure(contender, this.order.cells(contender));
			}
			state = RunRecord.State.COMPLETE;
		}
		finally {
			run.write(state);
		}
	}

	private CellRunner runner() {
		CellJudge judge = new CellJudge(this.order.timing(), this.order.preset().leastSamples(),
				new GeneratorLimit(this.files).known());
		return new CellRunner(this.files.jmeter(), this.files.plans(), this.files.data(), this.order.timing(), judge,
				this.progress);
	}

	private void announce(Environment environment) {
		Timing timing = this.order.timing();
		this.progress.say("Not production's limits but: " + environment.limits().line());
		this.progress
			.say("%s, %d cores, JDK %s".formatted(environment.system(), environment.cores(), environment.jdk()));
		this.progress.say("Commit %s; services %s; JMeter %s".formatted(environment.commit(),
				String.join(" ", environment.serviceFlags()), String.join(" ", environment.generatorFlags())));
		OptionalDouble limit = new GeneratorLimit(this.files).known();
		this.progress.say(limit.isPresent()
				? "JMeter alone reaches %.0f requests/s on this machine".formatted(limit.getAsDouble())
				: "What JMeter alone reaches is not known: ./tweebyte bench generator measures it");
		this.progress.say("A cell: %d s of ramp-up, %d s of warm-up, %d s measured"
			.formatted(timing.rampUp().toSeconds(), timing.warmUp().toSeconds(), timing.measured().toSeconds()));
	}

	private void conclude(List<CellResult> results, RunFolder folder) {
		this.progress.say("");
		ResultTable.lines(results).forEach(this.progress::say);
		this.progress.say("");
		this.progress.say("Kept in " + folder.path());
	}

}
