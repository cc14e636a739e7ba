package io.tweebyte.testsupport;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Whole folders: temporary ones, and the removal of any. */
public final class Directories {

	private Directories() {
	}

	/**
	 * A new folder that is removed when this JVM ends, however it ends.
	 * @param name a word for its name
	 * @return the empty folder
	 */
	public static Path temporary(String name) {
		try {
			Path directory = Files.createTempDirectory("tweebyte-" + name + "-");
			ProcessGuard.deleteAtExit(directory);
			return directory;
		}
		catch (IOException ex) {
			throw new ServerException("Cannot make a temporary folder: " + ex.getMessage(), ex);
		}
	}

	/**
	 * Removes a folder with all that is in it.
	 * @param directory the folder
	 * @throws IOException if something in it cannot be removed
	 */
	public static void delete(Path directory) throws IOException {
		try (Stream<Path> paths = Files.walk(directory)) {
			List<Path> deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
			for (Path path : deepestFirst) {
				Files.delete(path);
			}
		}
	}

	/**
	 * Removes a folder with all that is in it, if it is there.
	 * @param directory the folder
	 * @throws IOException if something in it cannot be removed
	 */
	public static void deleteIfExists(Path directory) throws IOException {
		if (Files.exists(directory)) {
			delete(directory);
		}
	}

}
