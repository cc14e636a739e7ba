package io.tweebyte.docs;

import java.io.PrintWriter;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParseResult;

import io.tweebyte.checks.Project;

/**
 * The commands of {@code ./tweebyte} that read the sources: {@code diff}, {@code docs}
 * and {@code walkthrough}.
 */
@Command(name = "./tweebyte")
public final class DocsTool {

	/**
	 * Runs one command and ends the JVM with its exit code: 0 done, 1 failed, 2 not
	 * understood.
	 * @param args the words after {@code ./tweebyte}
	 */
	public static void main(String[] args) {
		System.exit(commandLine(Project.current()).execute(args));
	}

	static CommandLine commandLine(Project project) {
		return new CommandLine(new DocsTool()).addSubcommand(new DiffCommand(project))
			.addSubcommand(new DocsCommand(project))
			.addSubcommand(new WalkthroughCommand(project))
			.setUsageHelpAutoWidth(true)
			.setExecutionExceptionHandler(DocsTool::fail);
	}

	private static int fail(Exception ex, CommandLine command, ParseResult parsed) {
		PrintWriter err = command.getErr();
		if (ex instanceof DocsException) {
			err.println("tweebyte: " + ex.getMessage());
		}
		else {
			err.println("tweebyte: A fault of tweebyte itself, please report it:");
			ex.printStackTrace(err);
		}
		err.flush();
		return CommandLine.ExitCode.SOFTWARE;
	}

}
