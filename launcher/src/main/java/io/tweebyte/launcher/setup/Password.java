package io.tweebyte.launcher.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import io.tweebyte.launcher.workspace.Failures;
import io.tweebyte.servers.process.Passwords;
import io.tweebyte.servers.process.PrivateFile;
import io.tweebyte.servers.process.ServerException;

/** A password that nobody needs to remember. */
public final class Password {

	private Password() {
	}

	/**
	 * Makes the password unless it exists. Other users may read it: the folder decides
	 * who gets that far, since PostgreSQL and the services are not the same user.
	 * @param file where it lies
	 * @throws ServerException if it cannot be written
	 */
	public static void ensure(Path file) {
		if (!Files.exists(file)) {
			write(file, Passwords.random());
		}
	}

	/**
	 * Writes a file that passwords, or their hashes, are in. Other users may read it.
	 * @param file where it lies
	 * @throws ServerException if it cannot be written
	 */
	public static void write(Path file, String text) {
		try {
			PrivateFile.write(file, text, PosixFilePermissions.fromString("r--r--r--"));
		}
		catch (IOException ex) {
			throw new ServerException("Cannot write the password %s: %s".formatted(file, Failures.reason(ex)), ex);
		}
	}

	/**
	 * Reads a password.
	 * @param file where it lies; a line end behind it does not belong to it
	 * @throws ServerException if it cannot be read
	 */
	public static String read(Path file) {
		try {
			return Files.readString(file).stripTrailing();
		}
		catch (IOException ex) {
			throw new ServerException("Cannot read the password %s: %s".formatted(file, Failures.reason(ex)), ex);
		}
	}

}
