package io.tweebyte.load.report;

import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.load.Cell;
import io.tweebyte.load.RunRecord;

/**
 * A run as it was kept.
 *
 * @param folder where
 * @param record its figures
 */
public record Run(Path folder, RunRecord record) {

	/** The name of its folder. */
	String name() {
		return this.folder.getFileName().toString();
	}

	/**
	 * The folder of a cell, which may not exist.
	 */
	Path cell(Cell cell) {
		Path kept = this.folder.resolve("cells").resolve(cell.name());
		return Files.isDirectory(kept) ? kept : this.folder.resolve(cell.name());
	}

	/** What is known of how it ended. */
	String course() {
		return switch (this.record.state()) {
			case COMPLETE -> "complete";
			case INTERRUPTED -> "interrupted: only the cells so far are here";
			case RUNNING -> "not ended: it still runs or was killed, and only the cells so far are here";
		};
	}

}
