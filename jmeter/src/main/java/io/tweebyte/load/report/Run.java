package io.tweebyte.load.report;

import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.load.Cell;
import io.tweebyte.load.RunRecord;
import io.tweebyte.load.Timing;

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

	/** The course of its cells and where requests entered. */
	String way() {
		return words(this.record.timing()) + ", " + switch (this.record.via()) {
			case GATEWAY -> "through the gateway";
			case SERVICE -> "past the gateway";
		};
	}

	static String words(Timing timing) {
		return "%d s of ramp-up, %d s of warm-up, %d s measured".formatted(timing.rampUp().toSeconds(),
				timing.warmUp().toSeconds(), timing.measured().toSeconds());
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
