package io.tweebyte.load.data;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;

/** IssuedTokens of users, issued ahead, so that no log-in is part of a measurement. */
public final class IssuedTokens {

	private static final Duration LIFETIME = Duration.ofHours(12);

	private IssuedTokens() {
	}

	/** Issues a token for each user, valid for 12 hours. */
	public static Map<UUID, String> issue(SigningKey key, List<LoadUser> users) {
		TokenIssuer issuer = new TokenIssuer(key, LIFETIME, Clock.systemUTC());
		return users.parallelStream().collect(Collectors.toMap(LoadUser::id, (user) -> issuer.issue(user.id())));
	}

}
