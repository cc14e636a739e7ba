package io.tweebyte.lab.cli;

import java.nio.file.Path;

/**
 * Where the lab keeps its runs and its books.
 *
 * @param root of the checkout
 */
record LabFolders(Path root) {

	/** The checkout that the script names, or the working directory. */
	static LabFolders find() {
		return new LabFolders(Path.of(System.getProperty("tweebyte.root", "")).toAbsolutePath().normalize());
	}

	Path runs() {
		return this.root.resolve(".tweebyte").resolve("lab");
	}

	Path books() {
		return this.root.resolve(".tweebyte").resolve("books");
	}

	/** The folder whose lock all measuring commands of a checkout take. */
	Path lock() {
		return this.root.resolve(".tweebyte").resolve("load");
	}

}
