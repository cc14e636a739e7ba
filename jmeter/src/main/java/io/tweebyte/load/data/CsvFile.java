package io.tweebyte.load.data;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * A file that plans read. It holds tokens, so only its owner may read it, and it is
 * written whole or not at all.
 */
final class CsvFile {

	private CsvFile() {
	}

	/**
	 * Replaces the file.
	 * @param lines without separators or quotes in their fields
	 * @throws IOException when it cannot be written, with the reason
	 */
	static void write(Path file, String header, Iterable<String> lines) throws IOException {
		Path folder = file.toAbsolutePath().getParent();
		Files.createDirectories(folder);
		Path draft = Files.createTempFile(folder, file.getFileName().toString(), ".new",
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
		try {
			try (BufferedWriter writer = Files.newBufferedWriter(draft)) {
				writer.append(header).append('\n');
				for (String line : lines) {
					writer.append(line).append('\n');
				}
			}
			Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
		}
		finally {
			Files.deleteIfExists(draft);
		}
	}

}
