package io.tweebyte.load.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.measuring.run.JsonLines;
import io.tweebyte.measuring.run.RunFolder;

/**
 * The folder of a run: {@code run.json}, and a line for each slice and each count of
 * work, written as soon as it is known.
 */
public final class RunStore {

	/** Enough for data, logs and records. */
	private static final long SPACE = 2L << 30;

	private static final String RUN = "run.json";

	private final RunFolder folder;

	private final JsonLines<SliceRecord> slices;

	private final JsonLines<WorkRecord> work;

	public RunStore(Path folder) {
		this(new RunFolder(folder));
	}

	private RunStore(RunFolder folder) {
		this.folder = folder;
		this.slices = folder.lines("slices.jsonl", SliceRecord.class);
		this.work = folder.lines("work.jsonl", WorkRecord.class);
	}

	/**
	 * Makes the folder of a new run, named by the time.
	 * @throws IOException when it cannot be made, or the disk is nearly full
	 */
	public static RunStore create(Path runs, String preset) throws IOException {
		return new RunStore(RunFolder.create(runs, preset, SPACE));
	}

	/** Returns the runs in a folder, the oldest first. */
	public static List<RunStore> all(Path runs) throws IOException {
		return RunFolder.all(runs, RUN).stream().map(RunStore::new).toList();
	}

	public Path folder() {
		return this.folder.path();
	}

	public String name() {
		return this.folder.name();
	}

	public void write(RunRecord run) throws IOException {
		this.folder.write(RUN, run);
	}

	public RunRecord run() throws IOException {
		return this.folder.read(RUN, RunRecord.class);
	}

	public void addSlices(List<SliceRecord> slices) throws IOException {
		this.slices.append(slices);
	}

	public void addWork(List<WorkRecord> work) throws IOException {
		this.work.append(work);
	}

	public List<SliceRecord> slices() throws IOException {
		return this.slices.read();
	}

	public List<WorkRecord> work() throws IOException {
		return this.work.read();
	}

	/** Removes what a start has left that was broken off. */
	public void forget(int start) throws IOException {
		this.slices.keep((slice) -> slice.start() != start);
		this.work.keep((work) -> work.start() != start);
	}

}
