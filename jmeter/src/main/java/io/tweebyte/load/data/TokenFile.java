package io.tweebyte.load.data;

import java.io.IOException;
import java.nio.file.Path;
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
	 * Mints a token for each.
	 */
	Map<UUID, String> mint(List<LoadUser> users) {
		return users.parallelStream()
			.collect(Collectors.toMap(LoadUser::id, (user) -> this.issuer.issue(user.id()), (one, other) -> one,
					LinkedHashMap::new));
	}

	/**
	 * Writes the file anew, whole or not at all, and readable by its owner alone.
	 * @return the tokens by user
	 * @throws IOException when the file cannot be written
	 */
	public Map<UUID, String> write(List<LoadUser> users, Path file) throws IOException {
		Map<UUID, String> tokens = mint(users);
		CsvFile.write(file, "id,user_name,token",
				users.stream().map((user) -> user.id() + "," + user.userName() + "," + tokens.get(user.id())).toList());
		return tokens;
	}

}
