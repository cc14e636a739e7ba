package io.tweebyte.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Files that are moved into place whole, so that nobody reads half of one; of two writers
 * the last one wins before any reads.
 */
final class WholeFile {

	private WholeFile() {
	}

	/**
	 * Writes a file, and the folders above it that are missing.
	 * @param file the file
	 * @param text what it holds
	 * @param permissions who may read it, from its first moment on
	 * @throws IOException if it cannot be written
	 */
	static void write(Path file, String text, Set<PosixFilePermission> permissions) throws IOException {
		Files.createDirectories(file.toAbsolutePath().getParent());
		Path unfinished = Files.createTempFile(file.toAbsolutePath().getParent(), "unfinished-", "",
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
		Files.writeString(unfinished, text);
		Files.setPosixFilePermissions(unfinished, permissions);
		Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
	}

}
