package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.checks.Project;

/**
 * All steps as they are committed, one after the other. They are apart from those that a
 * reader works with, and only those that fail are kept.
 */
public final class AllSteps {

	private static final String FOLDER = "target/walkthrough";

	private static final String ROW = "%-28s %-7s %6s %10s %6s%n";

	private final Project project;

	private final Steps steps;

	private final PrintWriter out;

	/**
	 * Prepares a run.
	 * @param project the working copy
	 * @param steps the steps
	 * @param out gets a line about each step
	 */
	public AllSteps(Project project, Steps steps, PrintWriter out) {
		this.project = project;
		this.steps = steps;
		this.out = out;
	}

	/**
	 * Runs every step, whatever became of those before it, and sums up.
	 * @return whether all passed
	 * @throws IOException when Maven cannot be started, or a folder cannot be written
	 * @throws InterruptedException when the wait is interrupted
	 */
	public boolean pass() throws IOException, InterruptedException {
		Path parent = this.project.root().resolve(FOLDER);
		List<StepResult> results = new ArrayList<>();
		for (int step = 0; step <= this.steps.last(); step++) {
			StepFolder folder = new StepFolder(this.steps, step, parent);
			folder.layOut(true);
			StepResult result = new StepRun(this.project, this.steps.name(step), folder.path(), this.out).run();
			if (result.passed()) {
				folder.delete();
			}
			results.add(result);
			tellWhatIsLeft(results);
		}
		sumUp(results);
		return results.stream().allMatch(StepResult::passed);
	}

	private void tellWhatIsLeft(List<StepResult> results) {
		int left = this.steps.last() + 1 - results.size();
		if (left > 0) {
			long minutes = time(results).multipliedBy(left).dividedBy(results.size()).plusSeconds(59).toMinutes();
			this.out.println("  %d of %d done, %d min left".formatted(results.size(), this.steps.last() + 1, minutes));
			this.out.flush();
		}
	}

	private static Duration time(List<StepResult> results) {
		return results.stream().map(StepResult::time).reduce(Duration.ZERO, Duration::plus);
	}

	private void sumUp(List<StepResult> results) {
		this.out.println();
		this.out.printf(ROW, "Step", "", "tests", "scenarios", "time");
		for (StepResult result : results) {
			this.out.printf(ROW, result.step(), result.passed() ? "passed" : "FAILED", result.tests(),
					result.scenarios(), result.time().toSeconds() + " s");
		}
		long passed = results.stream().filter(StepResult::passed).count();
		this.out
			.println("%d of %d steps passed after %d min".formatted(passed, results.size(), time(results).toMinutes()));
		if (passed < results.size()) {
			this.out.println("What failed lies in %s, its logs in %1$s/logs".formatted(FOLDER));
		}
		this.out.flush();
	}

}
