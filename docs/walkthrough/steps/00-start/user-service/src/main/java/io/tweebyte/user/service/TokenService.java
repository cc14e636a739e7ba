package io.tweebyte.user.service;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.user.TokenAnswer;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;

import org.springframework.stereotype.Service;

/**
 * Signs tokens and publishes the keys that verify them.
 */
@Service
public class TokenService {

	private final TokenIssuer issuer;

	private final String publicKeys;

	TokenService(TokenIssuer issuer, SigningKey key) {
		this.issuer = issuer;
		this.publicKeys = key.publicKeysJson();
	}

	/**
	 * Makes a token.
	 * @param userId the user who logged in
	 * @param requested when the log-in was requested
	 * @param passwordChangedAt the user's last change of the password, or null
	 * @return the token
	 */
	public TokenAnswer issue(UUID userId, Instant requested, Instant passwordChangedAt) {
		return new TokenAnswer(this.issuer.issue(userId, requested, passwordChangedAt));
	}

	/**
	 * The public keys.
	 * @return a JSON Web Key Set
	 */
	public String publicKeys() {
		return this.publicKeys;
	}

}
