package io.tweebyte.user.service;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.user.TokenResponse;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;

import org.springframework.stereotype.Service;

@Service
public class TokenService {

	private final TokenIssuer issuer;

	private final String publicKeys;

	TokenService(TokenIssuer issuer, SigningKey key) {
		this.issuer = issuer;
		this.publicKeys = key.publicKeysJson();
	}

	/** The last change of the password may be null. */
	public TokenResponse issue(UUID userId, Instant requested, Instant passwordChangedAt) {
		return new TokenResponse(this.issuer.issue(userId, requested, passwordChangedAt));
	}

	public String publicKeys() {
		return this.publicKeys;
	}

}
