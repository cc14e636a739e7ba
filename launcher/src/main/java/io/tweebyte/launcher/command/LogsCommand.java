package io.tweebyte.launcher.command;

import java.nio.file.Path;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows logs. */
@Command(name = "logs", description = "Show the end of a log.",
		footer = { "", "Examples:", "  ./tweebyte logs async/user", "  ./tweebyte logs gateway --follow",
				"  ./tweebyte logs postgres --lines=20", "", "Exit codes: 0 shown, 1 there is no such log." })
final class LogsCommand extends LauncherCommand {

	@Parameters(paramLabel = "SERVICE",
			description = "Such as async/user, or user when only one was started; postgres, redis, build.")
	private String service;

	@Option(names = { "-f", "--follow" }, description = "Go on with what is written, until Ctrl-C.")
	private boolean follow;

	@Option(names = { "-n", "--lines" }, paramLabel = "N", defaultValue = "100",
			description = "How many lines; 100 by default.")
	private int lines;

	@Override
	public Integer call() {
		if (this.lines < 0) {
			throw wrong("--lines cannot be negative.");
		}
		Path log = new LogFinder(workspace()).find(this.service);
		LogReader reader = new LogReader(log, terminal()::raw);
		reader.printEnd(this.lines);
		if (this.follow) {
			reader.follow();
		}
		return 0;
	}

}
