package io.tweebyte.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Folders that are of no use any more.
 */
final class Folders {

	private Folders() {
	}

	/**
	 * Removes a folder with all that is in it, if it is there.
	 * @throws IOException when something cannot be removed
	 */
	static void remove(Path folder) throws IOException {
		if (!Files.exists(folder)) {
			return;
		}
		try (Stream<Path> left = Files.walk(folder)) {
			left.sorted(Comparator.reverseOrder()).forEach(Folders::delete);
		}
		catch (UncheckedIOException ex) {
			throw ex.getCause();
		}
	}

	private static void delete(Path path) {
		try {
			Files.delete(path);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
