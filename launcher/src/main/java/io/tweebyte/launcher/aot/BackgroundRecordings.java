package io.tweebyte.launcher.aot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.ServiceStarter;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Directories;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.ProcessFile;
import io.tweebyte.servers.process.ServerProcess;
import io.tweebyte.servers.process.StopSignal;

/** The processes that record missing AOT caches beside backends, one per start. */
public record BackgroundRecordings(Workspace workspace) {

	private static final String NAME = "AOT recorder";

	private static final String FILES = "recorder-";

	private static final Duration PATIENCE = Duration.ofSeconds(3);

	/**
	 * Starts to record the caches that a start of these set-ups did not find.
	 * @return the process, or nothing if no cache is missing
	 */
	public Optional<ServerProcess> start(List<MixedSetup> setups, BackendOptions options) {
		List<String> unrecorded = setups.stream()
			.filter((setup) -> !new ServiceJars(this.workspace, setup, options).unrecorded().isEmpty())
			.map(MixedSetup::label)
			.toList();
		if (unrecorded.isEmpty()) {
			return Optional.empty();
		}
		List<String> command = new ArrayList<>(LowPriority.prefix());
		command.addAll(List.of(ServiceStarter.java(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx64m",
				"--enable-native-access=ALL-UNNAMED",
				"-D%s=%s".formatted(Workspace.ROOT_PROPERTY, this.workspace.root()), "-cp",
				System.getProperty("java.class.path"), AotRecorder.class.getName(), options.heap(),
				options.collector()));
		command.addAll(unrecorded);
		ServerProcess process = ServerProcess.start(NAME, command, Map.of(), this.workspace.aotLog(),
				options.lifetime());
		Failures.explain("Cannot write to " + this.workspace.aotCaches(), () -> {
			Files.createDirectories(this.workspace.aotCaches());
			for (Path file : files()) {
				if (new ProcessFile(file).readLiving().isEmpty()) {
					Files.delete(file);
				}
			}
			file(process).write(process.identity(), 0);
		});
		return Optional.of(process);
	}

	/** Ends all of them; what they have not finished is taken up by the next start. */
	public void stop() {
		Failures.explain("Cannot read " + this.workspace.aotCaches(), () -> {
			List<Path> files = files();
			List<ServerProcess> running = files.stream()
				.flatMap((file) -> new ProcessFile(file).readLiving().stream())
				.map((entry) -> ServerProcess.attach(NAME, entry.identity(), this.workspace.aotLog(), StopSignal.TERM))
				.toList();
			running.forEach(ServerProcess::signal);
			running.forEach((process) -> process.stop(PATIENCE));
			for (Path file : files) {
				Files.deleteIfExists(file);
			}
		});
	}

	private ProcessFile file(ServerProcess process) {
		return new ProcessFile(this.workspace.aotCaches().resolve(FILES + process.identity().pid()));
	}

	private List<Path> files() throws IOException {
		return Directories.list(this.workspace.aotCaches(), (name) -> name.startsWith(FILES));
	}

}
