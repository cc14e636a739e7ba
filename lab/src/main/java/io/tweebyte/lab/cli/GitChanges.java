package io.tweebyte.lab.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;

import io.tweebyte.lab.work.Fingerprint;

/** What was changed in a checkout since its commit. */
final class GitChanges {

	private GitChanges() {
	}

	/**
	 * Returns a fingerprint of the changes of files that Git knows; nothing when there
	 * are none, or without Git.
	 */
	static Optional<String> fingerprint(Path root) {
		try {
			Process git = new ProcessBuilder("git", "diff", "--binary", "--no-ext-diff", "HEAD")
				.directory(root.toFile())
				.redirectError(ProcessBuilder.Redirect.DISCARD)
				.start();
			Fingerprint changes = new Fingerprint();
			try (InputStream output = git.getInputStream()) {
				return (changes.add(output) > 0) ? Optional.of(changes.text()) : Optional.empty();
			}
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

}
