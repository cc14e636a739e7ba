package io.tweebyte.testsupport;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders that live no longer than this JVM. */
final class Directories {

	private Directories() {
	}

	static Path temporary(String name) {
		try {
			Path directory = Files.createTempDirectory("tweebyte-" + name + "-");
			ProcessGuard.deleteAtExit(directory);
			return directory;
		}
		catch (IOException ex) {
			throw new ServerException("Cannot make a temporary folder: " + ex.getMessage(), ex);
		}
	}

	static void delete(Path directory) throws IOException {
		try (Stream<Path> paths = Files.walk(directory)) {
			List<Path> deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
			for (Path path : deepestFirst) {
				Files.delete(path);
			}
		}
	}

}
