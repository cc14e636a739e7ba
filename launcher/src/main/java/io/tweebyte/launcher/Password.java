package io.tweebyte.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;

import io.tweebyte.testsupport.ServerException;

/**
 * A password that nobody needs to remember.
 */
final class Password {

	private static final int BYTES = 32;

	private Password() {
	}

	/**
	 * Makes the password unless it exists. Other users may read it: the folder decides
	 * who gets that far, since PostgreSQL and the services are not the same user.
	 * @param file where it lies
	 * @throws ServerException if it cannot be written
	 */
	static void ensure(Path file) {
		try {
			if (!Files.exists(file)) {
				WholeFile.write(file, random(), PosixFilePermissions.fromString("r--r--r--"));
			}
		}
		catch (IOException ex) {
			throw new ServerException("Cannot write the password %s: %s".formatted(file, Failures.reason(ex)), ex);
		}
	}

	/**
	 * Reads a password.
	 * @param file where it lies; a line end behind it does not belong to it
	 * @return the password
	 * @throws ServerException if it cannot be read
	 */
	static String read(Path file) {
		try {
			return Files.readString(file).stripTrailing();
		}
		catch (IOException ex) {
			throw new ServerException("Cannot read the password %s: %s".formatted(file, Failures.reason(ex)), ex);
		}
	}

	/** Digits and letters only, so that it may stand anywhere. */
	private static String random() {
		byte[] bytes = new byte[BYTES];
		new SecureRandom().nextBytes(bytes);
		return HexFormat.of().formatHex(bytes);
	}

}
