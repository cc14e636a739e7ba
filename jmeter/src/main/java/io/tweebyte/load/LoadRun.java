package io.tweebyte.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import io.tweebyte.launcher.Backend;
import io.tweebyte.testsupport.ServerException;

/**
 * Takes every backend through its cells, one backend after the other, and keeps what came
 * out after each.
 */
class LoadRun {

	private final String preset;

	private final Laboratory laboratory;

	private final CellRunner runner;

	private final AnswerCheck check;

	private final RunFolder folder;

	private final Environment environment;

	private final Progress progress;

	private final List<CellResult> results = new ArrayList<>();

	/**
	 * @param preset the preset's name
	 * @param laboratory starts the backends
	 * @param runner runs a cell
	 * @param check comes before anything that is timed
	 * @param folder takes everything
	 * @param environment where and with what
	 * @param progress is told what is going on
	 */
	LoadRun(String preset, Laboratory laboratory, CellRunner runner, AnswerCheck check, RunFolder folder,
			Environment environment, Progress progress) {
		this.preset = preset;
		this.laboratory = laboratory;
		this.runner = runner;
		this.check = check;
		this.folder = folder;
		this.environment = environment;
		this.progress = progress;
	}

	/**
	 * Runs the cells of one backend. What goes wrong with it ends up in its cells and
	 * keeps no other backend from running.
	 * @param cells of this backend
	 * @throws IOException when the run's folder cannot be written
	 * @throws InterruptedException when the run is broken off
	 */
	void measure(Contender contender, List<Cell> cells) throws IOException, InterruptedException {
		this.progress.working("starting " + contender.label());
		try (Backend backend = this.laboratory.start(contender)) {
			Target target = this.laboratory.target(backend);
			Optional<String> problem = this.check.problem(target);
			for (Cell cell : cells) {
				keep(problem.isPresent() ? CellResult.failed(cell, problem.get())
						: this.runner.run(cell, target, this.folder.cell(cell)));
			}
		}
		catch (ServerException ex) {
			// A start that is broken off fails too, and is no fault of the backend.
			if (Thread.interrupted()) {
				throw new InterruptedException("Interrupted while " + contender.label() + " started");
			}
			for (Cell cell : cells) {
				if (this.results.stream().noneMatch((result) -> result.cell().equals(cell))) {
					keep(CellResult.failed(cell, ex.getMessage()));
				}
			}
		}
	}

	List<CellResult> results() {
		return List.copyOf(this.results);
	}

	/**
	 * Keeps the run as it stands.
	 */
	void write(RunRecord.State state) throws IOException {
		this.folder.write(new RunRecord(this.preset, 0, "", state, this.environment, List.of(), Optional.empty(),
				List.of(), results()));
	}

	private void keep(CellResult result) throws IOException {
		this.results.add(result);
		write(RunRecord.State.RUNNING);
		this.progress.say(result.cell().name() + (result.counts() ? " done" : " failed: " + result.failures()));
	}

}
