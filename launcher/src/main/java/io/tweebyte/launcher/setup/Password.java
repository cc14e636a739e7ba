package io.tweebyte.launcher.setup;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.Passwords;
import io.tweebyte.servers.process.PrivateFile;

/** A password that no person needs to remember. */
public final class Password {

	private Password() {
	}

	/**
	 * Makes the password unless it exists. Other users may read it: the folder decides
	 * who gets that far, since PostgreSQL and the services are not the same user.
	 * @throws io.tweebyte.servers.process.ServerException if it cannot be written
	 */
	public static void ensure(Path file) {
		if (!Files.exists(file)) {
			write(file, Passwords.random());
		}
	}

	/**
	 * Writes a file that passwords, or their hashes, are in. Other users may read it.
	 * @throws io.tweebyte.servers.process.ServerException if it cannot be written
	 */
	public static void write(Path file, String text) {
		Failures.explain("Cannot write the password " + file,
				() -> PrivateFile.write(file, text, PosixFilePermissions.fromString("r--r--r--")));
	}

}
