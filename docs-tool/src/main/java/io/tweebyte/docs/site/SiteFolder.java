package io.tweebyte.docs.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

import io.tweebyte.measuring.template.Templates;

/** The folder that the site is written to. */
final class SiteFolder {

	private final Path folder;

	/** Makes the folder when it is missing; files of the same names are replaced. */
	SiteFolder(Path folder) {
		try {
			this.folder = Files.createDirectories(folder);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	Path file(String name) {
		return this.folder.resolve(name);
	}

	/** Writes a page. */
	void write(String name, String template, Object content) {
		write(name, Templates.render(SiteFolder.class, template, content));
	}

	/** Writes a text. */
	void write(String name, String text) {
		try {
			Files.writeString(file(name), text);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Copies a file of the project. */
	void copy(Path source, String name) {
		try {
			Files.createDirectories(file(name).getParent());
			Files.copy(source, file(name), StandardCopyOption.REPLACE_EXISTING);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
