package io.tweebyte.load.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import io.tweebyte.measuring.run.JsonLines;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The folder of a run: {@code run.json}, and a line for each slice and each count of
 * work, written as soon as it is known.
 */
public final class RunStore {

	/** Enough for data, logs and records. */
	private static final long SPACE = 2L << 30;

	private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

	private static final String RUN = "run.json";

	private static final String SLICES = "slices.jsonl";

	private static final String WORK = "work.jsonl";

	private static final JsonMapper JSON = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

	private final Path folder;

	public RunStore(Path folder) {
		this.folder = folder;
	}

	/**
	 * Makes the folder of a new run, named by the time.
	 * @throws IOException when it cannot be made, or the disk is nearly full
	 */
	public static RunStore create(Path runs, String preset) throws IOException {
		Files.createDirectories(runs);
		long free = Files.getFileStore(runs).getUsableSpace();
		if (free < SPACE) {
			throw new IOException(
					"Only %d MiB are free in %s, a run needs %d".formatted(free >> 20, runs, SPACE >> 20));
		}
		return new RunStore(Files.createDirectories(runs.resolve(LocalDateTime.now().format(NAME) + "-" + preset)));
	}

	/** Returns the runs in a folder, the oldest first. */
	public static List<RunStore> all(Path runs) throws IOException {
		if (!Files.isDirectory(runs)) {
			return List.of();
		}
		try (Stream<Path> folders = Files.list(runs)) {
			return folders.filter((folder) -> Files.exists(folder.resolve(RUN))).sorted().map(RunStore::new).toList();
		}
	}

	public Path folder() {
		return this.folder;
	}

	public String name() {
		return this.folder.getFileName().toString();
	}

	/** Replaces the record as a whole: a run that is killed leaves the one before. */
	public void write(RunRecord run) throws IOException {
		Path draft = this.folder.resolve(RUN + ".new");
		Files.writeString(draft, JSON.writeValueAsString(run));
		Files.move(draft, this.folder.resolve(RUN), StandardCopyOption.REPLACE_EXISTING,
				StandardCopyOption.ATOMIC_MOVE);
	}

	/**
	 * Reads the record.
	 * @throws IOException when there is none, or it is malformed
	 */
	public RunRecord run() throws IOException {
		try {
			return JSON.readValue(Files.readString(this.folder.resolve(RUN)), RunRecord.class);
		}
		catch (JacksonException ex) {
			throw new IOException(
					"%s is no record of a run: %s".formatted(this.folder.resolve(RUN), ex.getOriginalMessage()), ex);
		}
	}

	/** Adds the slices of a round. */
	public void addSlices(List<SliceRecord> slices) throws IOException {
		lines(SLICES, SliceRecord.class).append(slices);
	}

	public void addWork(List<WorkRecord> work) throws IOException {
		lines(WORK, WorkRecord.class).append(work);
	}

	public List<SliceRecord> slices() throws IOException {
		return lines(SLICES, SliceRecord.class).read();
	}

	public List<WorkRecord> work() throws IOException {
		return lines(WORK, WorkRecord.class).read();
	}

	/** Removes what a start has left that was broken off. */
	public void forget(int start) throws IOException {
		keep(SLICES, SliceRecord.class, (slice) -> slice.start() != start);
		keep(WORK, WorkRecord.class, (work) -> work.start() != start);
	}

	private <T> void keep(String file, Class<T> type, Predicate<T> kept) throws IOException {
		String draft = file + ".new";
		Files.deleteIfExists(this.folder.resolve(draft));
		lines(draft, type).append(lines(file, type).read().stream().filter(kept).toList());
		Files.move(this.folder.resolve(draft), this.folder.resolve(file), StandardCopyOption.REPLACE_EXISTING,
				StandardCopyOption.ATOMIC_MOVE);
	}

	private <T> JsonLines<T> lines(String file, Class<T> type) {
		return new JsonLines<>(this.folder.resolve(file), type);
	}

}
