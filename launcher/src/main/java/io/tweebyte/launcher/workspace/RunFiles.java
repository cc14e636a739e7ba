package io.tweebyte.launcher.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import io.tweebyte.servers.process.Directories;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.PrivateFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The service processes of a workspace, one file each, so that other commands and later
 * launchers find them.
 */
public final class RunFiles {

	/** A service finishes within 20 s what is in flight. */
	public static final Duration PATIENCE = Duration.ofSeconds(25);

	private static final JsonMapper JSON = JsonMapper.builder().build();

	private final Path folder;

	public RunFiles(Workspace workspace) {
		this.folder = workspace.runFiles();
	}

	public void write(RunFile entry) {
		String json = JSON.writerWithDefaultPrettyPrinter().writeValueAsString(entry);
		Failures.explain("Cannot write to " + this.folder,
				() -> PrivateFile.write(file(entry.model(), entry.service()), json));
	}

	/** Forgets a process, unless another one took its place. */
	public void delete(RunFile entry) {
		if (find(entry.model(), entry.service()).filter(entry::equals).isPresent()) {
			deleteFile(file(entry.model(), entry.service()));
		}
	}

	public Optional<RunFile> find(Model model, ServiceName service) {
		return read(file(model, service));
	}

	/** The services that were started and not stopped, whether they still run or not. */
	public List<RunFile> started() {
		return files().stream()
			.flatMap((file) -> read(file).stream())
			.sorted(Comparator.comparing(RunFile::model).thenComparing(RunFile::service))
			.toList();
	}

	public List<RunFile> living() {
		return started().stream().filter((entry) -> entry.process().isAlive()).toList();
	}

	/** Stops services, all at the same time. */
	public void stop(List<RunFile> entries) {
		entries.forEach((entry) -> entry.attach().signal());
		for (RunFile entry : entries) {
			entry.attach().stop(PATIENCE);
			delete(entry);
		}
	}

	/** Removes what is left of services that have ended, and what cannot be read. */
	public void clean() {
		files().stream()
			.filter((file) -> read(file).filter((entry) -> entry.process().isAlive()).isEmpty())
			.forEach(RunFiles::deleteFile);
	}

	private List<Path> files() {
		return Failures.explain("Cannot read " + this.folder,
				() -> Directories.list(this.folder, (name) -> name.endsWith(".json")));
	}

	private Path file(Model model, ServiceName service) {
		return this.folder.resolve(service.fileName(model) + ".json");
	}

	private static Optional<RunFile> read(Path file) {
		try {
			return Optional.ofNullable(JSON.readValue(Files.readString(file), RunFile.class))
				.filter((entry) -> entry.process() != null && entry.model() != null && entry.service() != null);
		}
		catch (IOException | JacksonException ex) {
			return Optional.empty();
		}
	}

	private static void deleteFile(Path file) {
		Failures.explain("Cannot remove " + file, () -> Files.deleteIfExists(file));
	}

}
