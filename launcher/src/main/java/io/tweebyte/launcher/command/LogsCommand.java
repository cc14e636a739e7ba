package io.tweebyte.launcher.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.ServerException;
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
		Path log = find(workspace(), this.service);
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

	/**
	 * The log of a name.
	 * @param name such as {@code async/user}, {@code user} or {@code postgres}
	 * @throws ServerException if there is none, or more than one service of that name
	 */
	static Path find(Workspace workspace, String name) {
		Map<String, Path> logs = existing(workspace);
		if (logs.containsKey(name)) {
			return logs.get(name);
		}
		List<String> matches = logs.keySet().stream().filter((label) -> label.endsWith("/" + name)).toList();
		if (matches.size() == 1) {
			return logs.get(matches.getFirst());
		}
		if (matches.isEmpty()) {
			throw new ServerException(logs.isEmpty() ? "There are no logs: nothing was started here yet."
					: "There is no log of '%s'. There are %s.".formatted(name, String.join(", ", logs.keySet())));
		}
		throw new ServerException("Which one: %s?".formatted(String.join(" or ", matches)));
	}

	private static Map<String, Path> existing(Workspace workspace) {
		Map<String, Path> logs = new LinkedHashMap<>();
		for (Model model : Model.values()) {
			for (ServiceName service : ServiceName.values()) {
				logs.put(service.label(model), workspace.logs().resolve(service.fileName(model) + ".log"));
			}
		}
		logs.put("postgres", workspace.state().resolve("postgres").resolve("postgresql.log"));
		logs.put("redis", workspace.state().resolve("redis").resolve("redis.log"));
		logs.put("aot", workspace.aotLog());
		logs.put("build", workspace.logs().resolve("build.log"));
		logs.values().removeIf((file) -> !Files.exists(file));
		return logs;
	}

}
