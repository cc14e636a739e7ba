package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Path;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.work.Scale;

/**
 * The books that are read.
 *
 * @param folder as text, so that a run can keep it; {@code null} for books that are made
 */
record Corpus(String folder) {

	/** Returns the books of a folder; those that are made for {@code null}. */
	static Corpus of(Path folder) {
		return new Corpus((folder != null) ? folder.toAbsolutePath().normalize().toString() : null);
	}

	Sources sources(Scale scale) throws IOException {
		return (this.folder != null) ? Sources.withBooks(scale, Path.of(this.folder))
				: Sources.of(scale, LabFolders.find().books());
	}

	/** Returns what differs when the books of a scale are others. */
	String fingerprint(Scale scale) throws IOException {
		try (Sources sources = sources(scale)) {
			return sources.books().fingerprint();
		}
	}

	/** Returns the folder of the books of a scale, which are there afterwards. */
	Path books(Scale scale) throws IOException {
		sources(scale).close();
		return (this.folder != null) ? Path.of(this.folder)
				: LabFolders.find().books().resolve("books-" + scale.bytes());
	}

}
