package io.tweebyte.servers.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Tells what a file holds, whatever its date says: the dates of reproducible builds are
 * all the same.
 */
public final class FileChecksum {

	private FileChecksum() {
	}

	/**
	 * SHA-256 of a file.
	 * @param file the file
	 * @return 64 hexadecimal digits
	 * @throws IOException if the file cannot be read
	 */
	public static String of(Path file) throws IOException {
		MessageDigest digest = sha256();
		try (InputStream bytes = new DigestInputStream(Files.newInputStream(file), digest)) {
			bytes.transferTo(OutputStream.nullOutputStream());
		}
		return HexFormat.of().formatHex(digest.digest());
	}

	private static MessageDigest sha256() {
		try {
			return MessageDigest.getInstance("SHA-256");
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException("Every JDK has SHA-256", ex);
		}
	}

}
