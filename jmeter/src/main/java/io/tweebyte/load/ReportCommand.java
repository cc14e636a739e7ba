package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.report.Dashboards;
import io.tweebyte.load.report.ReportException;
import io.tweebyte.load.report.ReportWriter;
import io.tweebyte.load.report.Reproduction;
import io.tweebyte.load.report.ResultsFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code ./tweebyte report}: makes a page of a run, or compares two.
 */
@Command(name = "report", sortOptions = false, customSynopsis = "./tweebyte report [RUN [RUN]] [OPTION..]",
		description = "Writes a page, a CSV and a JSON file of a run, or of two runs compared.",
		footer = { "", "Examples:", "  ./tweebyte report                            the latest run",
				"  ./tweebyte report 20261121-152411-quick",
				"  ./tweebyte report 20261121-152411-quick docs/results/2026-11-20", "",
				"The files are written into the run's folder, a comparison's into the later run's.", "" })
class ReportCommand implements Callable<Integer> {

	private static final int MOST_RUNS = 2;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "RUN", arity = "0..*",
			description = "The name of a run in .tweebyte/load, or a folder with "
					+ "a result.json; the latest run otherwise. A second one is compared with the first.")
	private List<String> runs = List.of();

	@Option(names = "--results", paramLabel = "FOLDER",
			description = "Keeps the summaries of one run in this folder, "
					+ "such as docs/results/2026-11-21, with the report; within docs/results the tables of "
					+ "docs/reproduction.md are written anew.")
	private Path results;

	@Option(names = "--dashboards",
			description = "Has JMeter make its own page of each cell whose samples are still there, "
					+ "and links them; some seconds a cell.")
	private boolean dashboards;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
	private boolean help;

	@Override
	public Integer call() throws IOException, InterruptedException {
		if (this.runs.size() > MOST_RUNS || (this.results != null && this.runs.size() > 1)) {
			throw new ParameterException(this.spec.commandLine(),
					"One run is reported or kept, two are compared, not " + this.runs.size());
		}
		Workspace workspace = Workspace.find();
		Path parent = new RigFiles(workspace).runs();
		List<Path> folders = this.runs.isEmpty() ? List.of(latest(parent))
				: this.runs.stream().map((name) -> folder(parent, name)).toList();
		if (this.dashboards) {
			for (Path folder : folders) {
				Dashboards.make(folder, new RigFiles(workspace).dashboard(), this::say);
			}
		}
		say("Written: " + write(folders, workspace.root().resolve("docs")));
		return ExitCode.OK;
	}

	private void say(String line) {
		this.spec.commandLine().getOut().println(line);
		this.spec.commandLine().getOut().flush();
	}

	private Path write(List<Path> folders, Path docs) throws IOException {
		if (this.results != null) {
			Path page = ResultsFolder.export(folders.getFirst(), this.results);
			if (this.results.toAbsolutePath().normalize().startsWith(docs.resolve("results"))) {
				new Reproduction().write(docs);
			}
			return page;
		}
		return (folders.size() == 1) ? ReportWriter.write(folders.getFirst())
				: ReportWriter.write(folders, folders.getLast().resolve("against-" + folders.getFirst().getFileName()));
	}

	private Path folder(Path parent, String name) {
		return Stream.of(parent.resolve(name), Path.of(name))
			.filter(Files::isDirectory)
			.findFirst()
			.orElseThrow(() -> new ParameterException(this.spec.commandLine(),
					"There is no run '%s'. There are: %s".formatted(name, String.join(", ", names(parent)))));
	}

	private static Path latest(Path parent) throws ReportException {
		List<String> names = names(parent);
		if (names.isEmpty()) {
			throw new ReportException(
					"There is nothing to report: no run is in %s yet, ./tweebyte load makes one".formatted(parent));
		}
		return parent.resolve(names.getLast());
	}

	/** Runs of this command's kind, the oldest first: benchmarks keep theirs beside. */
	private static List<String> names(Path parent) {
		try (Stream<Path> folders = Files.list(parent)) {
			return folders.map((folder) -> folder.getFileName().toString())
				.filter(ReportCommand::isRun)
				.sorted()
				.toList();
		}
		catch (IOException ex) {
			return List.of();
		}
	}

	private static boolean isRun(String name) {
		return Arrays.stream(Preset.values())
			.anyMatch((preset) -> name.matches("\\d{8}-\\d{6}-" + preset.label() + ".*"));
	}

}
