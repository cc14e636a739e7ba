package io.tweebyte.servers.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

import org.apache.commons.codec.digest.DigestUtils;

/**
 * Tells what a file holds, whatever its date says: the dates of reproducible builds are
 * all the same.
 */
public final class FileChecksum {

	private FileChecksum() {
	}

	/** SHA-256 of a file, in hexadecimal digits. */
	public static String of(Path file) throws IOException {
		try (InputStream bytes = Files.newInputStream(file)) {
			return DigestUtils.sha256Hex(bytes);
		}
	}

}
