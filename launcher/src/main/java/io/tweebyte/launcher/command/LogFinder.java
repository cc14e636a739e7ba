package io.tweebyte.launcher.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.ServerException;

/** Finds the log that a person means. */
record LogFinder(Workspace workspace) {

	/**
	 * The log of a name.
	 * @param name such as {@code async/user}, {@code user} or {@code postgres}
	 * @throws ServerException if there is none, or more than one service of that name
	 */
	Path find(String name) {
		Map<String, Path> logs = existing();
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

	private Map<String, Path> existing() {
		Map<String, Path> logs = new LinkedHashMap<>();
		for (Model model : Model.values()) {
			for (ServiceName service : ServiceName.values()) {
				logs.put(service.label(model), this.workspace.logs().resolve(service.fileName(model) + ".log"));
			}
		}
		logs.put("postgres", this.workspace.state().resolve("postgres").resolve("postgresql.log"));
		logs.put("redis", this.workspace.state().resolve("redis").resolve("redis.log"));
		logs.put("aot", this.workspace.aotLog());
		logs.put("build", this.workspace.logs().resolve("build.log"));
		logs.values().removeIf((file) -> !Files.exists(file));
		return logs;
	}

}
