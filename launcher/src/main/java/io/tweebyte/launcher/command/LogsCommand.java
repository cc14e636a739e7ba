package io.tweebyte.launcher.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.servers.process.Failures;
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
		return Failures.explain("Cannot read " + log, () -> tail(log));
	}

	private int tail(Path log) throws IOException {
		List<String> command = new ArrayList<>(List.of("tail", "-n", Integer.toString(this.lines)));
		if (this.follow) {
			// by its name: a service that is started again has a new log
			command.add("-F");
		}
		command.add(log.toString());
		Process tail = new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
		Runtime.getRuntime().addShutdownHook(new Thread(tail::destroy));
		try (BufferedReader output = tail.inputReader(StandardCharsets.UTF_8)) {
			output.lines().forEach(terminal()::raw);
		}
		return tail.onExit().join().exitValue();
	}

}
