package io.tweebyte.user.service;

import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.user.TokenAnswer;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Signs tokens and publishes the keys that verify them.
 */
@Service
public class TokenService {

	private final TokenIssuer issuer;

	private final String publicKeys;

	private final Executor threads;

	TokenService(TokenIssuer issuer, SigningKey key, @Qualifier("signingThreads") Executor threads) {
		this.issuer = issuer;
		this.publicKeys = key.publicKeysJson();
		this.threads = threads;
	}

	/**
	 * Makes a token.
	 * @param userId the user who logged in
	 * @param requested when the log-in was requested
	 * @param passwordChangedAt the user's last change of the password, or null
	 * @return the token
	 */
	public CompletableFuture<TokenAnswer> issue(UUID userId, Instant requested, Instant passwordChangedAt) {
		return CompletableFuture
			.supplyAsync(() -> new TokenAnswer(this.issuer.issue(userId, requested, passwordChangedAt)), this.threads);
	}

	/**
	 * The public keys.
	 * @return a JSON Web Key Set
	 */
	public String publicKeys() {
		return this.publicKeys;
	}

}
