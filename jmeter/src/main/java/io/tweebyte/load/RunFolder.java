package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Where a run is kept: {@code result.json} beside a folder for each cell with its raw
 * samples, readings and logs.
 */
class RunFolder {

	/** Enough for the samples of some million requests and all logs. */
	private static final long NEEDED_BYTES = 500L * 1024 * 1024;

	private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

	private static final String RESULT = "result.json";

	private static final JsonMapper JSON = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

	private final Path path;

	private RunFolder(Path path) {
		this.path = path;
	}

	/**
	 * Makes the folder of a new run, named by the time.
	 * @throws IOException when it cannot be made, or the disk is nearly full
	 */
	static RunFolder create(Path parent, String preset) throws IOException {
		Files.createDirectories(parent);
		long free = Files.getFileStore(parent).getUsableSpace();
		if (free < NEEDED_BYTES) {
			throw new IOException(
					"Only %d MiB are free in %s, a run needs %d".formatted(free >> 20, parent, NEEDED_BYTES >> 20));
		}
		Path path = parent.resolve(LocalDateTime.now().format(NAME) + "-" + preset);
		Files.createDirectories(path.resolve("logs"));
		return new RunFolder(path);
	}

	Path path() {
		return this.path;
	}

	Path logs() {
		return this.path.resolve("logs");
	}

	Path cell(Cell cell) {
		return this.path.resolve("cells").resolve(cell.name());
	}

	/**
	 * Reads what was kept last.
	 * @throws IOException when there is nothing, or it makes no sense
	 */
	RunRecord read() throws IOException {
		return read(this.path);
	}

	/**
	 * Reads the record of a run.
	 * @param run the run's folder
	 * @throws IOException when there is none, or it makes no sense
	 */
	static RunRecord read(Path run) throws IOException {
		Path file = run.resolve(RESULT);
		try {
			return JSON.readValue(Files.readString(file), RunRecord.class);
		}
		catch (JacksonException ex) {
			throw new IOException("%s is no record of a run: %s".formatted(file, ex.getOriginalMessage()), ex);
		}
	}

	/**
	 * Keeps what is known so far: the file is replaced whole, so that a run that is
	 * killed leaves the one before.
	 */
	void write(RunRecord run) throws IOException {
		Path draft = this.path.resolve("result.json.new");
		Files.writeString(draft, JSON.writeValueAsString(run));
		Files.move(draft, this.path.resolve(RESULT), StandardCopyOption.REPLACE_EXISTING,
				StandardCopyOption.ATOMIC_MOVE);
	}

}
