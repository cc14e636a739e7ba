package io.tweebyte.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.testsupport.ServerException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The service processes of a workspace, one file each, so that other commands and later
 * launchers find them.
 */
final class RunFiles {

	private static final JsonMapper JSON = JsonMapper.builder().build();

	private final Path folder;

	RunFiles(Workspace workspace) {
		this.folder = workspace.runFiles();
	}

	void write(RunFile entry) {
		try {
			Files.createDirectories(this.folder);
			Path unfinished = Files.createTempFile(this.folder, "run-", ".tmp");
			Files.writeString(unfinished, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(entry));
			Files.move(unfinished, file(entry.model(), entry.service()), StandardCopyOption.ATOMIC_MOVE);
		}
		catch (IOException ex) {
			throw new ServerException("Cannot write to %s: %s".formatted(this.folder, Failures.reason(ex)), ex);
		}
	}

	/**
	 * Forgets a process, unless another one took its place.
	 * @param entry the process
	 */
	void delete(RunFile entry) {
		if (find(entry.model(), entry.service()).filter(entry::equals).isPresent()) {
			deleteFile(file(entry.model(), entry.service()));
		}
	}

	Optional<RunFile> find(Model model, ServiceName service) {
		return read(file(model, service));
	}

	/**
	 * The services that run. What is left of others, and what cannot be read, is removed.
	 * @return their files, gateways first
	 */
	List<RunFile> living() {
		List<Path> files = files();
		files.stream()
			.filter((file) -> read(file).filter((entry) -> entry.process().isAlive()).isEmpty())
			.forEach(RunFiles::deleteFile);
		return files.stream()
			.flatMap((file) -> read(file).stream())
			.sorted(Comparator.comparing(RunFile::model).thenComparing(RunFile::service))
			.toList();
	}

	private List<Path> files() {
		if (!Files.isDirectory(this.folder)) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(this.folder)) {
			return files.filter((file) -> file.toString().endsWith(".json")).toList();
		}
		catch (IOException ex) {
			throw new ServerException("Cannot read %s: %s".formatted(this.folder, Failures.reason(ex)), ex);
		}
	}

	private Path file(Model model, ServiceName service) {
		return this.folder.resolve(model.label() + "-" + service.label() + ".json");
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
		try {
			Files.deleteIfExists(file);
		}
		catch (IOException ex) {
			throw new ServerException("Cannot remove %s: %s".formatted(file, Failures.reason(ex)), ex);
		}
	}

}
