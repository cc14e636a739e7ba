package io.tweebyte.launcher.command;

import java.util.List;
import java.util.concurrent.Callable;

import io.tweebyte.launcher.setup.SharedServers;
import io.tweebyte.launcher.workspace.RunFile;
import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.ServiceStop;
import io.tweebyte.launcher.workspace.Terminal;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.launcher.workspace.WorkspaceLock;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Stops everything that was started here. */
@Command(name = "down", description = "Stop every backend that was started here, then Redis and PostgreSQL.", footer = {
		"", "Example:", "  ./tweebyte down", "", "Data are kept. Exit codes: 0 nothing runs any more, 1 failed." })
final class DownCommand implements Callable<Integer> {

	private final Workspace workspace;

	@Spec
	private CommandSpec spec;

	@Mixin
	private HelpOption help;

	DownCommand(Workspace workspace) {
		this.workspace = workspace;
	}

	@Override
	public Integer call() {
		Terminal terminal = TweebyteCommand.terminal(this.spec.commandLine());
		try (WorkspaceLock lock = WorkspaceLock.take(this.workspace, terminal::progress)) {
			RunFiles runFiles = new RunFiles(this.workspace);
			List<RunFile> living = runFiles.living();
			if (!living.isEmpty()) {
				terminal.progress("stopping " + String.join(", ", living.stream().map(RunFile::label).toList()));
			}
			ServiceStop.stop(runFiles, living);
			runFiles.clean();
			boolean servers = new SharedServers(this.workspace).stop();
			terminal.print((living.isEmpty() && !servers) ? "Nothing was up." : "Stopped.");
		}
		return CommandLine.ExitCode.OK;
	}

}
