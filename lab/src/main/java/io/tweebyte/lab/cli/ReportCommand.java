package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.report.LabReport;
import io.tweebyte.measuring.run.RunFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

/** {@code ./tweebyte lab report}: the report of a run, anew. */
@Command(name = "report", sortOptions = false, customSynopsis = "./tweebyte lab report [RUN]",
		description = "Writes the report of a run anew, from what its JVMs have measured: the latest, or the one in a folder.",
		footer = { "", "Examples:", "  ./tweebyte lab report",
				"  ./tweebyte lab report docs/results/2026-11-28-lab      a kept run", "" })
class ReportCommand extends LabTask {

	@Parameters(arity = "0..1", paramLabel = "RUN", description = "The folder of a run.")
	private Path folder;

	@Override
	public Integer call() throws IOException {
		LabFolders folders = LabFolders.find();
		LabRun run = usage(() -> run(folders));
		LabReport.write(run, folders.root());
		say("Report: " + run.folder().path().resolve("report.html"));
		return ExitCode.OK;
	}

	private LabRun run(LabFolders folders) throws IOException {
		if (this.folder != null) {
			return new LabRun(new RunFolder(folders.root().resolve(this.folder)));
		}
		List<LabRun> all = LabRun.all(folders.runs());
		if (all.isEmpty()) {
			throw new IllegalArgumentException("There is no run in %s.".formatted(folders.runs()));
		}
		return all.getLast();
	}

}
