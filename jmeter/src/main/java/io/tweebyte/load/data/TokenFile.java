package io.tweebyte.load.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

import io.tweebyte.contracts.token.SigningKey;
import io.tweebyte.contracts.token.TokenIssuer;

/**
 * The file that the plans read: one user a line with a token of their own, minted ahead,
 * so that no log-in is part of a measurement.
 */
public class TokenFile {

	/** Longer than any run is. */
	private static final Duration LIFETIME = Duration.ofHours(12);

	private final TokenIssuer issuer;

	/**
	 * @param key the key that the backends verify with
	 */
	public TokenFile(SigningKey key) {
		this.issuer = new TokenIssuer(key, LIFETIME, Clock.systemUTC());
	}

	/**
	 * Writes the file anew, whole or not at all, and readable by its owner alone.
	 * @return the tokens by user
	 * @throws IOException when the file cannot be written
	 */
	public Map<UUID, String> write(List<LoadUser> users, Path file) throws IOException {
		Map<UUID, String> tokens = users.parallelStream()
			.collect(Collectors.toMap(LoadUser::id, (user) -> this.issuer.issue(user.id()), (one, other) -> one,
					LinkedHashMap::new));
		String lines = users.stream()
			.map((user) -> user.id() + "," + user.userName() + "," + tokens.get(user.id()) + "\n")
			.collect(Collectors.joining("", "id,user_name,token\n", ""));
		Files.createDirectories(file.toAbsolutePath().getParent());
		Path draft = Files.createTempFile(file.toAbsolutePath().getParent(), "users", ".csv",
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
		Files.writeString(draft, lines);
		Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
		return tokens;
	}

}
