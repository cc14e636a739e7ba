package io.tweebyte.launcher.command;

import java.util.List;

import io.tweebyte.launcher.aot.BackgroundRecordings;
import io.tweebyte.launcher.setup.SharedServers;
import io.tweebyte.launcher.workspace.RunFile;
import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.Terminal;
import io.tweebyte.launcher.workspace.WorkspaceLock;
import picocli.CommandLine.Command;

/** Stops everything that was started here. */
@Command(name = "down", description = "Stop every backend that was started here, then Redis and PostgreSQL.", footer = {
		"", "Example:", "  ./tweebyte down", "", "Data are kept. Exit codes: 0 nothing runs any more, 1 failed." })
final class DownCommand extends LauncherCommand {

	@Override
	public Integer call() {
		Terminal terminal = terminal();
		try (WorkspaceLock lock = WorkspaceLock.take(workspace(), terminal::progress)) {
			new BackgroundRecordings(workspace()).stop();
			RunFiles runFiles = new RunFiles(workspace());
			List<RunFile> living = runFiles.living();
			if (!living.isEmpty()) {
				terminal.progress("stopping " + RunFile.labels(living));
			}
			runFiles.stop(living);
			runFiles.clean();
			boolean servers = new SharedServers(workspace()).stop();
			terminal.print((living.isEmpty() && !servers) ? "Nothing was up." : "Stopped.");
		}
		return 0;
	}

}
