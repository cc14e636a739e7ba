package io.tweebyte.docs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.walkthrough.AllSteps;
import io.tweebyte.docs.walkthrough.StepFolder;
import io.tweebyte.docs.walkthrough.StepPatch;
import io.tweebyte.docs.walkthrough.StepRun;
import io.tweebyte.docs.walkthrough.Steps;
import io.tweebyte.measuring.run.RunLock;

/** {@code ./tweebyte walkthrough}: the migration as steps that run. */
@Command(name = "walkthrough", description = "Lay out a step of the migration, build it and run its features.",
		footer = { "", "Without STEP: the list of the steps. docs/walkthrough/README.md tells more.", "",
				"Exit codes: 0 all is well, 1 a step does not build or pass, 2 not understood." })
final class WalkthroughCommand implements Callable<Integer> {

	private static final String FOLDER = ".tweebyte/walkthrough";

	private final Project project;

	@Spec
	private CommandSpec spec;

	@Parameters(index = "0", arity = "0..1", paramLabel = "STEP",
			description = "The number of the step, such as 5 or v2, or its name. It is created in " + FOLDER
					+ "/05, where you may change it.")
	private String step;

	@Option(names = "--all",
			description = "All steps, one after the other, as they are committed, in target/walkthrough.")
	private boolean all;

	@Option(names = "--anew", description = "Lay out anew what has been laid out before, and lose what you changed.")
	private boolean anew;

	@Option(names = "--lay-out", description = "Lay out only: neither build nor run.")
	private boolean layOut;

	@Option(names = "--record", description = "For authors of a step: write its patch from the changed folder.")
	private boolean record;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Show this help.")
	private boolean help;

	WalkthroughCommand(Project project) {
		this.project = project;
	}

	@Override
	public Integer call() throws IOException, InterruptedException {
		check();
		Steps steps = new Steps(this.project);
		PrintWriter out = this.spec.commandLine().getOut();
		if (!this.all && this.step == null) {
			list(steps, out);
			return ExitCode.OK;
		}
		int number = this.all ? 0 : find(steps);
		Path folder = this.project.root().resolve(FOLDER);
		try (RunLock lock = RunLock.tryTake(folder)
			.orElseThrow(() -> new DocsException(
					"Another ./tweebyte walkthrough is at work in this checkout. Wait for it, or stop it."))) {
			if (this.record) {
				record(steps, number, folder, out);
				return ExitCode.OK;
			}
			boolean passed = this.all ? new AllSteps(this.project, steps, out).pass()
					: passes(steps, number, new StepFolder(steps, number, folder), out);
			return passed ? ExitCode.OK : ExitCode.SOFTWARE;
		}
	}

	private void check() {
		boolean one = this.anew || this.layOut || this.record;
		if (this.all && (this.step != null || one)) {
			throw misunderstood("--all takes the steps as they are committed; only --help goes with it.");
		}
		if (!this.all && this.step == null && one) {
			throw misunderstood("Which step? ./tweebyte walkthrough lists them.");
		}
		if (this.record && (this.anew || this.layOut)) {
			throw misunderstood("--record takes what lies there; --anew and --lay-out do not go with it.");
		}
	}

	private ParameterException misunderstood(String sentence) {
		return new ParameterException(this.spec.commandLine(), sentence);
	}

	private int find(Steps steps) {
		try {
			return steps.find(this.step);
		}
		catch (DocsException ex) {
			throw misunderstood(ex.getMessage());
		}
	}

	private void record(Steps steps, int number, Path folder, PrintWriter out) throws IOException {
		if (number == 0) {
			throw misunderstood("Step 0 has no patch: change docs/walkthrough/steps/" + steps.name(0) + " itself.");
		}
		out.println("Step %s %s".formatted(steps.name(number), new StepPatch(steps, number, folder).write()));
		out.flush();
	}

	private boolean passes(Steps steps, int number, StepFolder folder, PrintWriter out)
			throws IOException, InterruptedException {
		out.println("Step %s %s".formatted(steps.name(number), folder.layOut(this.anew)));
		out.flush();
		return this.layOut || new StepRun(this.project, steps.name(number), folder.path(), out).run().passed();
	}

	private static void list(Steps steps, PrintWriter out) {
		for (int i = 0; i <= steps.last(); i++) {
			out.println(steps.name(i));
		}
		out.flush();
	}

}
