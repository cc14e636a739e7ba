package io.tweebyte.shared.token;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.UUID;
import java.util.function.LongSupplier;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TokenSettings;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2TokenValidatorResult;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtException;

/** The tokens that a change of the password has ended, until they expire. */
public final class EndedTokens implements OAuth2TokenValidator<Jwt> {

	// what fits into some 20 MB; far more than can be changed while a token is valid
	private static final int CAPACITY = 100_000;

	private final int capacity;

	private final Duration kept;

	private final LongSupplier nanoTime;

	private final SequencedMap<UUID, Ended> oldestFirst = new LinkedHashMap<>();

	private volatile boolean isComplete;

	@Autowired
	public EndedTokens(TokenSettings settings, SecuritySettings security) {
		this(CAPACITY, settings.lifetime().plus(settings.skew()), System::nanoTime);
		this.isComplete = !security.isOn();
	}

	/** Keeps changes as long as a token is accepted; beyond the capacity, the newest. */
	EndedTokens(int capacity, Duration kept, LongSupplier nanoTime) {
		this.capacity = capacity;
		this.kept = kept;
		this.nanoTime = nanoTime;
	}

	/** Known and older changes have no effect. */
	public synchronized void add(PasswordChange change) {
		long now = this.nanoTime.getAsLong();
		Ended known = this.oldestFirst.get(change.id());
		if (known == null || known.firstToken.isBefore(change.firstToken())) {
			this.oldestFirst.putLast(change.id(), new Ended(change.firstToken(), now + this.kept.toNanos()));
		}
		while (!this.oldestFirst.isEmpty() && isForgotten(this.oldestFirst.firstEntry().getValue(), now)) {
			this.oldestFirst.pollFirstEntry();
		}
	}

	/** All changes from before the start have been added. */
	public void complete() {
		this.isComplete = true;
	}

	/** Whether tokens can be verified, or need not be. */
	public boolean isComplete() {
		return this.isComplete;
	}

	private boolean isForgotten(Ended oldest, long now) {
		return this.oldestFirst.size() > this.capacity || now - oldest.end >= 0;
	}

	/**
	 * {@inheritDoc}
	 * @throws UnknownException when it is not yet known which tokens have ended
	 */
	@Override
	public OAuth2TokenValidatorResult validate(Jwt token) {
		if (!this.isComplete) {
			throw new UnknownException();
		}
		Ended ended = Optional.ofNullable(token.getSubject()).flatMap(Identifiers::parse).map(this::find).orElse(null);
		Instant issued = token.getClaimAsInstant(TokenRules.ISSUED);
		return TokenRules.result(ended == null || (issued != null && !issued.isBefore(ended.firstToken)));
	}

	/** Returns whether a change of the password has ended a token, as far as is known. */
	public boolean isEnded(Jwt token) {
		return this.isComplete && validate(token).hasErrors();
	}

	private synchronized Ended find(UUID userId) {
		return this.oldestFirst.get(userId);
	}

	public synchronized int size() {
		return this.oldestFirst.size();
	}

	/** It is not known yet whether the token has ended. */
	public static final class UnknownException extends JwtException {

		UnknownException() {
			super("The changed passwords have not been read yet.");
		}

	}

	private record Ended(Instant firstToken, long end) {
	}

}
