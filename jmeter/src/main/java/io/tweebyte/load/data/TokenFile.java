package io.tweebyte.load.data;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;

/**
 * The file that the plans read: one user a line with a token of their own, minted ahead,
 * so that no log-in is part of a measurement.
 */
public class TokenFile {

	/** Longer than any run is. */
	private static final Duration LIFETIME = Duration.ofHours(12);

	private final TokenIssuer issuer;

	private final Clock clock;

	private List<LoadUser> users = List.of();

	private Map<UUID, String> tokens = Map.of();

	private Instant minted = Instant.EPOCH;

	/**
	 * @param key the key that the backends verify with
	 */
	public TokenFile(SigningKey key) {
		this(key, Clock.systemUTC());
	}

	TokenFile(SigningKey key, Clock clock) {
		this.issuer = new TokenIssuer(key, LIFETIME, clock);
		this.clock = clock;
	}

	/** A token for each user, minted once in half of their lifetime. */
	Map<UUID, String> mint(List<LoadUser> users) {
		Instant now = this.clock.instant();
		if (!users.equals(this.users) || now.isAfter(this.minted.plus(LIFETIME.dividedBy(2)))) {
			this.tokens = users.parallelStream()
				.collect(Collectors.toMap(LoadUser::id, (user) -> this.issuer.issue(user.id()), (one, other) -> one,
						LinkedHashMap::new));
			this.users = users;
			this.minted = now;
		}
		return this.tokens;
	}

	/** Writes the file anew, whole or not at all, and readable by its owner alone. */
	public Map<UUID, String> write(List<LoadUser> users, Path file) throws IOException {
		Map<UUID, String> tokens = mint(users);
		CsvFile.write(file, "id,user_name,token",
				users.stream().map((user) -> user.id() + "," + user.userName() + "," + tokens.get(user.id())).toList());
		return tokens;
	}

}
