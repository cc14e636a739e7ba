package io.tweebyte.launcher.command;

import java.util.List;

import io.tweebyte.launcher.workspace.Terminal;
import picocli.CommandLine.Command;

/** Lists the running processes and their state. */
@Command(name = "status", description = "List what runs here and whether it is ready.",
		footer = { "", "Example:", "  ./tweebyte status", "",
				"Exit codes: 0 everything that was started is ready, 1 something is not, 3 nothing is up." })
final class StatusCommand extends LauncherCommand {

	static final int NOTHING_UP = 3;

	private static final String ROW = "%-22s %8s  %-24s %s";

	@Override
	public Integer call() {
		Terminal terminal = terminal();
		List<StatusRow> rows = StatusRow.of(workspace());
		if (rows.isEmpty()) {
			terminal.print("Nothing is up. ./tweebyte up async starts a backend.");
			return NOTHING_UP;
		}
		terminal.print("@|bold " + ROW.formatted("WHAT", "PROCESS", "WHERE", "STATE") + "|@");
		for (StatusRow row : rows) {
			String colour = row.isReady() ? "green" : "red";
			terminal
				.print(ROW.formatted(row.name(), row.pid(), row.address(), "@|%s %s|@".formatted(colour, row.state())));
		}
		return rows.stream().allMatch(StatusRow::isReady) ? 0 : Terminal.FAILED;
	}

}
