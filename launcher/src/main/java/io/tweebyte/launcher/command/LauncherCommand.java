package io.tweebyte.launcher.command;

import java.util.concurrent.Callable;

import io.tweebyte.launcher.workspace.Terminal;
import io.tweebyte.launcher.workspace.Workspace;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** What every command has. Each returns its exit code. */
abstract class LauncherCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	/** Prints the help, where a command does nothing by itself. */
	@Override
	public Integer call() {
		this.spec.commandLine().usage(this.spec.commandLine().getOut());
		return 0;
	}

	Workspace workspace() {
		return ((LauncherCommand) this.spec.root().userObject()).workspace();
	}

	static Terminal terminal(CommandLine commandLine) {
		return new Terminal(commandLine.getOut(), commandLine.getErr(), Ansi.AUTO);
	}

	Terminal terminal() {
		return terminal(this.spec.commandLine());
	}

	/** What to throw when the words after the command that was called are wrong. */
	ParameterException wrong(String message) {
		ParseResult called = this.spec.root().commandLine().getParseResult();
		return new ParameterException(called.asCommandLineList().getLast(), message);
	}

}
