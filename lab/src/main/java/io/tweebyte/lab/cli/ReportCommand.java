package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.report.LabReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

/** {@code ./tweebyte lab report}: the report of a run, again. */
@Command(name = "report", sortOptions = false, customSynopsis = "./tweebyte lab report [RUN]",
		description = "Rewrites the report of a run, from what its JVMs have measured: of the latest, or of a named one.",
		footer = { "", "Examples:", "  ./tweebyte lab report",
				"  ./tweebyte lab report docs/results/2026-11-29-lab      a kept run", "",
				"Exit code: 0 written, 1 failed, 2 wrong usage, such as a run that does not exist.", "" })
class ReportCommand extends LabTask {

	@Parameters(arity = "0..1", paramLabel = "RUN",
			description = "The folder of a run, or the name of one in .tweebyte/lab.")
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
		List<LabRun> all = LabRun.all(folders.runs());
		if (this.folder != null) {
			Path given = this.folder.toAbsolutePath().normalize();
			return LabRun.in(given)
				.or(() -> all.stream().filter((run) -> Path.of(run.folder().name()).equals(this.folder)).findFirst())
				.orElseThrow(() -> new IllegalArgumentException(
						"There is no run in %s, and none of that name in %s.".formatted(given, folders.runs())));
		}
		if (all.isEmpty()) {
			throw new IllegalArgumentException("There is no run in %s.".formatted(folders.runs()));
		}
		return all.getLast();
	}

}
