package io.tweebyte.launcher.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

import io.tweebyte.servers.database.RedisUsers;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.Passwords;
import io.tweebyte.servers.process.PrivateFile;
import io.tweebyte.servers.process.TokenKey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes what must be secret, for backends that are not started by this launcher. */
@Command(name = "secrets", hidden = true, sortOptions = false,
		description = "Make a key for tokens and passwords, each unless its file is there.",
		footer = { "", "Example:", "  ./tweebyte secrets --token-key keys/token-key.pem --password keys/database", "",
				"Exit codes: 0 all files are there, 1 one could not be written." })
final class SecretsCommand extends LauncherCommand {

	@Option(names = "--token-key", paramLabel = "FILE",
			description = "Takes the private key that signs tokens; its owner alone may read it.")
	private List<Path> tokenKeys = List.of();

	@Option(names = "--password", paramLabel = "FILE",
			description = "Takes a password of 256 random bits; every user who can enter the folder may read it.")
	private List<Path> passwords = List.of();

	@Option(names = "--redis-password", paramLabel = "FILE", description = "The password of all services in Redis.")
	private Path redisPassword;

	@Option(names = "--redis-cleaner-password", paramLabel = "FILE",
			description = "The password of who may empty the caches in Redis.")
	private Path redisCleanerPassword;

	@Option(names = "--redis-users", paramLabel = "FILE",
			description = "Takes the users of these two passwords, to be named by Redis' setting aclfile.")
	private Path redisUsers;

	@Override
	public Integer call() {
		this.tokenKeys.forEach((file) -> ensure(file, () -> TokenKey.ensure(file)));
		this.passwords.forEach(this::ensurePassword);
		if (this.redisUsers != null) {
			writeRedisUsers();
		}
		return 0;
	}

	/** The users' rights may be those of another version, so they are rewritten. */
	private void writeRedisUsers() {
		if (this.redisPassword == null || this.redisCleanerPassword == null) {
			throw wrong("--redis-users needs --redis-password and --redis-cleaner-password.");
		}
		ensurePassword(this.redisPassword);
		ensurePassword(this.redisCleanerPassword);
		write(this.redisUsers,
				RedisUsers.lines(Passwords.read(this.redisPassword), Passwords.read(this.redisCleanerPassword)));
	}

	private void ensurePassword(Path file) {
		ensure(file, () -> write(file, Passwords.random()));
	}

	private void ensure(Path file, Runnable make) {
		boolean there = Files.exists(file);
		if (!there) {
			make.run();
		}
		terminal().print((there ? "kept " : "made ") + file);
	}

	/**
	 * Writes a file that other users may read: the folder decides who gets that far,
	 * since PostgreSQL and the services are not the same user.
	 */
	private static void write(Path file, String text) {
		Failures.explain("Cannot write the password " + file,
				() -> PrivateFile.write(file, text, PosixFilePermissions.fromString("r--r--r--")));
	}

}
