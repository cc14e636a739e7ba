package io.tweebyte.servers.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * The passwords of one server, a file each in a private folder. Each is created once, on
 * its first use.
 */
public final class Passwords {

	private static final SecureRandom RANDOM = new SecureRandom();

	private static final int BYTES = 32;

	private final Path folder;

	/**
	 * @param folder holds a file for each name
	 */
	public Passwords(Path folder) {
		this.folder = folder;
	}

	public Path folder() {
		return this.folder;
	}

	/**
	 * A new password of 256 random bits, in digits and letters, so that it needs no
	 * quotes anywhere.
	 */
	public static String random() {
		byte[] bytes = new byte[BYTES];
		RANDOM.nextBytes(bytes);
		return HexFormat.of().formatHex(bytes);
	}

	/**
	 * Whether a password has been created.
	 * @return true if its file exists
	 */
	public boolean has(String name) {
		return Files.exists(this.folder.resolve(name));
	}

	/**
	 * The password of a role or user, created unless it exists.
	 * @throws ServerException if its file can neither be read nor written
	 */
	public synchronized String of(String name) {
		Path file = this.folder.resolve(name);
		try {
			if (!Files.exists(file)) {
				PrivateFile.folder(this.folder);
				PrivateFile.write(file, random() + "\n");
			}
			return Files.readString(file).strip();
		}
		catch (IOException ex) {
			throw new ServerException("Cannot use the password file %s: %s".formatted(file, ex), ex);
		}
	}

	/**
	 * The password of a role or user that somebody else has created.
	 * @throws ServerException if there is none, or it is empty
	 */
	public String existing(String name) {
		Path file = this.folder.resolve(name);
		try {
			String password = Files.readString(file).strip();
			if (!password.isEmpty()) {
				return password;
			}
			throw new ServerException("The password file %s is empty".formatted(file));
		}
		catch (IOException ex) {
			throw new ServerException("Cannot read the password file %s: %s".formatted(file, ex), ex);
		}
	}

}
