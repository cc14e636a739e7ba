package io.tweebyte.measuring.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.stream.Stream;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The folder of a run: one record as a whole, and files with a line per record. */
public record RunFolder(Path path) {

	private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

	private static final JsonMapper JSON = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

	/**
	 * Makes the folder of a new run, named by the time and a kind.
	 * @param space bytes that a run needs
	 * @throws IOException when it cannot be made, or the disk is nearly full
	 */
	public static RunFolder create(Path runs, String kind, long space) throws IOException {
		Files.createDirectories(runs);
		long free = Files.getFileStore(runs).getUsableSpace();
		if (free < space) {
			throw new IOException(
					"Only %d MiB are free in %s, a run needs %d".formatted(free >> 20, runs, space >> 20));
		}
		return new RunFolder(Files.createDirectories(runs.resolve(LocalDateTime.now().format(NAME) + "-" + kind)));
	}

	/** Returns the folders that have a file, the oldest first. */
	public static List<RunFolder> all(Path runs, String file) throws IOException {
		if (!Files.isDirectory(runs)) {
			return List.of();
		}
		try (Stream<Path> folders = Files.list(runs)) {
			return folders.filter((folder) -> Files.exists(folder.resolve(file))).sorted().map(RunFolder::new).toList();
		}
	}

	public String name() {
		return this.path.getFileName().toString();
	}

	/** Replaces a record as a whole: a run that is killed leaves the one before. */
	public void write(String file, Object content) throws IOException {
		Path draft = this.path.resolve(file + ".new");
		Files.writeString(draft, JSON.writeValueAsString(content));
		Files.move(draft, this.path.resolve(file), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
	}

	/**
	 * Reads a record.
	 * @throws IOException when there is none, or it is malformed
	 */
	public <T> T read(String file, Class<T> type) throws IOException {
		try {
			return JSON.readValue(Files.readString(this.path.resolve(file)), type);
		}
		catch (JacksonException ex) {
			throw new IOException(
					"%s is no record of a run: %s".formatted(this.path.resolve(file), ex.getOriginalMessage()), ex);
		}
	}

	public <T> JsonLines<T> lines(String file, Class<T> type) {
		return new JsonLines<>(this.path.resolve(file), type);
	}

}
