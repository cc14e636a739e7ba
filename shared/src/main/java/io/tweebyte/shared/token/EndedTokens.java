package io.tweebyte.shared.token;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.settings.TokenSettings;

import org.springframework.security.oauth2.core.OAuth2Error;
import org.springframework.security.oauth2.core.OAuth2ErrorCodes;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2TokenValidatorResult;
import org.springframework.security.oauth2.jwt.Jwt;

/**
 * The tokens that a change of the password has ended, until they expire by themselves.
 */
public final class EndedTokens implements OAuth2TokenValidator<Jwt> {

	private static final OAuth2TokenValidatorResult INVALID = OAuth2TokenValidatorResult
		.failure(new OAuth2Error(OAuth2ErrorCodes.INVALID_TOKEN));

	// what fits into some 20 MB; far more than can be changed while a token is valid
	private static final int CAPACITY = 100_000;

	private final int capacity;

	private final Duration kept;

	private final LongSupplier nanoTime;

	private final Map<UUID, Ended> users = new ConcurrentHashMap<>();

	private final Deque<Ended> oldestFirst = new ArrayDeque<>();

	public static EndedTokens of(TokenSettings settings) {
		return new EndedTokens(CAPACITY, settings.lifetime().plus(settings.skew()), System::nanoTime);
	}

	/**
	 * @param capacity how many changes are kept; beyond it the oldest are forgotten
	 * @param kept for how long a change is kept: as long as a token is accepted
	 * @param nanoTime a monotonic clock, in nanoseconds
	 */
	EndedTokens(int capacity, Duration kept, LongSupplier nanoTime) {
		this.capacity = capacity;
		this.kept = kept;
		this.nanoTime = nanoTime;
	}

	/** Known and older changes have no effect. */
	public synchronized void add(PasswordChange change) {
		long now = this.nanoTime.getAsLong();
		Ended known = this.users.get(change.id());
		if (known == null || known.firstToken.isBefore(change.firstToken())) {
			Ended ended = new Ended(change.id(), change.firstToken(), now + this.kept.toNanos());
			this.users.put(ended.userId, ended);
			this.oldestFirst.addLast(ended);
		}
		while (!this.oldestFirst.isEmpty() && isForgotten(this.oldestFirst.getFirst(), now)) {
			Ended oldest = this.oldestFirst.removeFirst();
			this.users.remove(oldest.userId, oldest);
		}
	}

	private boolean isForgotten(Ended oldest, long now) {
		return this.oldestFirst.size() > this.capacity || now - oldest.end >= 0;
	}

	@Override
	public OAuth2TokenValidatorResult validate(Jwt token) {
		Ended ended = Optional.ofNullable(token.getSubject())
			.flatMap(Identifiers::parse)
			.map(this.users::get)
			.orElse(null);
		Instant issued = token.getClaimAsInstant(TokenRules.ISSUED);
		boolean valid = ended == null || (issued != null && !issued.isBefore(ended.firstToken));
		return valid ? OAuth2TokenValidatorResult.success() : INVALID;
	}

	public synchronized int size() {
		return this.oldestFirst.size();
	}

	private record Ended(UUID userId, Instant firstToken, long end) {
	}

}
