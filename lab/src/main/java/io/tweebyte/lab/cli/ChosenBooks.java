package io.tweebyte.lab.cli;

import java.nio.file.Path;

import picocli.CommandLine.Option;

/** The option that chooses books. */
final class ChosenBooks {

	@Option(names = "--corpus", paramLabel = "DIR",
			description = "A folder with books as text, instead of those that are made.")
	private Path folder;

	/** Returns the books that were chosen, or those that are made. */
	Corpus corpus() {
		return Corpus.of(this.folder);
	}

}
