package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Where a run is kept: {@code result.json} beside a folder for each cell with its raw
 * samples, readings and logs.
 */
class RunFolder {

	/** Enough for the samples of some million requests and all logs. */
	private static final long SAMPLES = 500L * 1024 * 1024;

	private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

	private static final String ORDER = "order.json";

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
		requireSpace(parent, SAMPLES);
		Path path = parent.resolve(LocalDateTime.now().format(NAME) + "-" + preset);
		Files.createDirectories(path.resolve("logs"));
		return new RunFolder(path);
	}

	/**
	 * The folder of a run that was not finished.
	 * @param parent holds all runs
	 * @param name the run's name, empty for the latest that can be resumed
	 * @param again whether a run is not finished either while some cells do not count
	 * @throws IllegalArgumentException when there is none, with the names of those that
	 * are
	 */
	static RunFolder unfinished(Path parent, String name, boolean again) throws IOException {
		List<RunFolder> open = new ArrayList<>();
		if (Files.isDirectory(parent)) {
			try (Stream<Path> runs = Files.list(parent)) {
				runs.filter((run) -> Files.exists(run.resolve(ORDER)))
					.sorted()
					.map(RunFolder::new)
					.filter((run) -> run.isUnfinished(again))
					.forEach(open::add);
			}
		}
		List<String> names = open.stream().map((run) -> run.path.getFileName().toString()).toList();
		if (open.isEmpty() || !name.isEmpty() && !names.contains(name)) {
			throw new IllegalArgumentException("There is no unfinished run%s in %s. There are: %s".formatted(
					name.isEmpty() ? "" : " '" + name + "'", parent,
					names.isEmpty() ? "none" : String.join(", ", names)));
		}
		return name.isEmpty() ? open.getLast() : open.get(names.indexOf(name));
	}

	private boolean isUnfinished(boolean again) {
		try {
			RunRecord record = read();
			return record.state() != RunRecord.State.COMPLETE
					|| again && !record.cells().stream().allMatch(CellResult::counts);
		}
		catch (IOException ex) {
			// Nothing of it can be gone on with.
			return false;
		}
	}

	/**
	 * Keeps what is to be measured.
	 */
	void write(LoadOrder order) throws IOException {
		write(ORDER, order);
	}

	/**
	 * What is to be measured.
	 */
	LoadOrder order() throws IOException {
		return JSON.readValue(Files.readString(this.path.resolve(ORDER)), LoadOrder.class);
	}

	/**
	 * Tells that the disk is nearly full.
	 * @throws IOException when it is
	 */
	void requireSpace() throws IOException {
		requireSpace(0);
	}

	/**
	 * Tells that the disk is nearly full.
	 * @param more what is to be written besides samples and logs, in bytes
	 * @throws IOException when it is
	 */
	void requireSpace(long more) throws IOException {
		requireSpace(this.path, SAMPLES + more);
	}

	private static void requireSpace(Path path, long needed) throws IOException {
		long free = Files.getFileStore(path).getUsableSpace();
		if (free < needed) {
			throw new IOException(
					"Only %d MiB are free in %s, a run needs %d".formatted(free >> 20, path, needed >> 20));
		}
	}

	String name() {
		return this.path.getFileName().toString();
	}

	Path path() {
		return this.path;
	}

	/** Where the generator is measured. */
	Path generator() throws IOException {
		return Files.createDirectories(this.path.resolve("generator"));
	}

	/** What plans read, with tokens: gone when the run is. */
	Path data() {
		return this.path.resolve("data");
	}

	/** What is not kept of a start. */
	Path settling() {
		return this.path.resolve("settling");
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
		write(RESULT, run);
	}

	private void write(String name, Object content) throws IOException {
		Path draft = this.path.resolve(name + ".new");
		Files.writeString(draft, JSON.writeValueAsString(content));
		Files.move(draft, this.path.resolve(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
	}

}
