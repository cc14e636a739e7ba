package io.tweebyte.docs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.diagram.Diagrams;
import io.tweebyte.docs.excerpt.Guide;

/** {@code ./tweebyte docs}: writes what follows from the sources. */
@Command(name = "docs", description = "Write anew what in README.md and docs/ follows from the sources.",
		footer = { "", "Exit codes: 0 all is up to date, 1 something cannot be written." })
final class DocsCommand implements Callable<Integer> {

	private final Project project;

	@Spec
	private CommandSpec spec;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Show this help.")
	private boolean help;

	DocsCommand(Project project) {
		this.project = project;
	}

	@Override
	public Integer call() throws IOException {
		List<String> written = new ArrayList<>(new Diagrams(this.project).draw());
		for (String path : Guide.DOCUMENTS.stream().filter(this.project::has).toList()) {
			String document = this.project.read(path);
			String filled = filled(path, document);
			if (!filled.equals(document)) {
				Files.writeString(this.project.root().resolve(path), filled);
				written.add(path);
			}
		}
		PrintWriter out = this.spec.commandLine().getOut();
		written.forEach((path) -> out.println("written: " + path));
		if (written.isEmpty()) {
			out.println("All is up to date.");
		}
		out.flush();
		return ExitCode.OK;
	}

	private String filled(String path, String document) {
		try {
			return new Guide(this.project, path).filled(document);
		}
		catch (DocsException ex) {
			throw new DocsException(path + ": " + ex.getMessage());
		}
	}

}
