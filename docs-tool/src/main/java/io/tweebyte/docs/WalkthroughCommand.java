package io.tweebyte.docs;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;

import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.walkthrough.StepRun;
import io.tweebyte.docs.walkthrough.Steps;

/** {@code ./tweebyte walkthrough}: the migration as steps that run. */
@Command(name = "walkthrough", description = "Lay out a step of the migration, build it and run its features.",
		footer = { "", "Without STEP: the list of the steps. docs/walkthrough/README.md tells more.", "",
				"Exit codes: 0 all is well, 1 a step does not build or pass, 2 not understood." })
final class WalkthroughCommand implements Callable<Integer> {

	private final Project project;

	@Spec
	private CommandSpec spec;

	@Parameters(index = "0", arity = "0..1", paramLabel = "STEP", description = "The number of the step, from 0.")
	private Integer step;

	@Option(names = "--all", description = "All steps, one after the other.")
	private boolean all;

	@Option(names = "--anew", description = "Lay out anew what has been laid out before, and lose what you changed.")
	private boolean anew;

	@Option(names = "--lay-out", description = "Lay out only: neither build nor run.")
	private boolean layOut;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Show this help.")
	private boolean help;

	WalkthroughCommand(Project project) {
		this.project = project;
	}

	@Override
	public Integer call() throws IOException, InterruptedException {
		Steps steps = new Steps(this.project);
		PrintWriter out = this.spec.commandLine().getOut();
		if (this.step != null && (this.step < 0 || this.step > steps.last())) {
			throw new ParameterException(this.spec.commandLine(),
					"There are the steps 0 to %d.".formatted(steps.last()));
		}
		if (this.step == null && !this.all) {
			list(steps, out);
			return ExitCode.OK;
		}
		boolean well = true;
		for (int i = this.all ? 0 : this.step; i <= (this.all ? steps.last() : this.step); i++) {
			StepRun run = new StepRun(this.project, steps, i, out);
			run.layOut(this.anew);
			well &= this.layOut || run.passes();
		}
		return well ? ExitCode.OK : ExitCode.SOFTWARE;
	}

	private static void list(Steps steps, PrintWriter out) {
		for (int i = 0; i <= steps.last(); i++) {
			out.println(steps.name(i));
		}
		out.flush();
	}

}
