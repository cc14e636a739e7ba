package io.tweebyte.testsupport;

import java.nio.file.Path;

import io.tweebyte.servers.process.Directories;
import io.tweebyte.servers.process.TokenKey;

/**
 * One token key for all user services of a test JVM, because generating a key takes
 * longer than many tests.
 */
public final class TokenKeyFile {

	private static final Path FILE = TokenKey.ensure(Directories.temporary("token-key").resolve("key.pem"));

	private TokenKeyFile() {
	}

	public static Path path() {
		return FILE;
	}

}
