package io.tweebyte.user.service;

import java.util.UUID;

import io.tweebyte.contracts.token.SigningKey;
import io.tweebyte.contracts.token.TokenIssuer;
import io.tweebyte.contracts.user.TokenAnswer;

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
	 * @return the token
	 */
	public TokenAnswer issue(UUID userId) {
		return new TokenAnswer(this.issuer.issue(userId));
	}

	/**
	 * The public keys.
	 * @return a JSON Web Key Set
	 */
	public String publicKeys() {
		return this.publicKeys;
	}

}
