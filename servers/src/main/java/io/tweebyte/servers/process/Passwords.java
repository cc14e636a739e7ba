package io.tweebyte.servers.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * The passwords of one server, a file each in a private folder. Each is created once, on
 * its first use.
 *
 * @param folder holds a file for each name
 */
public record Passwords(Path folder) {

	private static final SecureRandom RANDOM = new SecureRandom();

	private static final int BYTES = 32;

	/**
	 * A new password of 256 random bits, in digits and letters, so that it needs no
	 * quotes anywhere.
	 */
	public static String random() {
		byte[] bytes = new byte[BYTES];
		RANDOM.nextBytes(bytes);
		return HexFormat.of().formatHex(bytes);
	}

	public boolean has(String name) {
		return Files.exists(this.folder.resolve(name));
	}

	/**
	 * The password of a role or user, created unless it exists.
	 * @throws ServerException if its file can neither be read nor written
	 */
	public synchronized String of(String name) {
		Path file = this.folder.resolve(name);
		Failures.explain("Cannot write the password file " + file, () -> {
			if (!Files.exists(file)) {
				PrivateFile.folder(this.folder);
				PrivateFile.write(file, random() + "\n");
			}
		});
		return read(file);
	}

	/**
	 * Reads a password, which a line end may follow.
	 * @throws ServerException if the file cannot be read, or is empty
	 */
	public static String read(Path file) {
		String password = Failures.explain("Cannot read the password file " + file, () -> Files.readString(file))
			.strip();
		if (password.isEmpty()) {
			throw new ServerException("The password file %s is empty".formatted(file));
		}
		return password;
	}

}
