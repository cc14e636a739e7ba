package io.tweebyte.launcher.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.launcher.setup.Password;
import io.tweebyte.launcher.setup.TokenKey;
import io.tweebyte.servers.database.RedisUsers;
import io.tweebyte.servers.process.Passwords;
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
		this.passwords.forEach((file) -> ensure(file, () -> Password.ensure(file)));
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
		ensure(this.redisPassword, () -> Password.ensure(this.redisPassword));
		ensure(this.redisCleanerPassword, () -> Password.ensure(this.redisCleanerPassword));
		Password.write(this.redisUsers,
				RedisUsers.lines(Passwords.read(this.redisPassword), Passwords.read(this.redisCleanerPassword)));
	}

	private void ensure(Path file, Runnable work) {
		boolean there = Files.exists(file);
		work.run();
		terminal().print((there ? "kept " : "made ") + file);
	}

}
