package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.report.RunReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

/** {@code ./tweebyte report}: makes the report of a run anew. */
@Command(name = "report", sortOptions = false, customSynopsis = "./tweebyte report [RUN]",
		description = "Writes report.html, .md, .csv and .json from the records of a run, and prints its findings.",
		footer = { "", "Examples:", "  ./tweebyte report                            the latest run",
				"  ./tweebyte report 20261126-152411-quick", "  ./tweebyte report docs/results/2026-11-28-study", "",
				"The files are written into the run's folder.", "" })
class ReportCommand extends RigTask {

	@Parameters(paramLabel = "RUN", arity = "0..1",
			description = "The name of a run in .tweebyte/load, or a folder with a run.json; the latest run otherwise.")
	private String run;

	@Override
	public Integer call() throws IOException {
		RunStore store = usage(() -> store(RigFiles.find().runs()));
		RunResult result = RunReport.write(store);
		RunReport.lines(result).forEach(this::say);
		say("");
		say("Report: " + store.folder().resolve("report.html"));
		return ExitCode.OK;
	}

	private RunStore store(Path runs) throws IOException {
		List<RunStore> all = RunStore.all(runs);
		if (this.run == null) {
			if (all.isEmpty()) {
				throw new IllegalArgumentException(
						"There is no run in %s yet: ./tweebyte load makes one.".formatted(runs));
			}
			return all.getLast();
		}
		if (Files.exists(Path.of(this.run).resolve("run.json"))) {
			return new RunStore(Path.of(this.run));
		}
		return all.stream()
			.filter((store) -> store.name().equals(this.run))
			.findFirst()
			.orElseThrow(() -> new IllegalArgumentException("There is no run '%s'. There are: %s".formatted(this.run,
					String.join(", ", all.stream().map(RunStore::name).toList()))));
	}

}
