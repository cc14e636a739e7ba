package io.tweebyte.user.service;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.user.TokenResponse;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

@Service
public class TokenService {

	private final TokenIssuer issuer;

	private final String publicKeys;

	private final Scheduler threads;

	TokenService(TokenIssuer issuer, SigningKey key, @Qualifier("signingThreads") Scheduler threads) {
		this.issuer = issuer;
		this.publicKeys = key.publicKeysJson();
		this.threads = threads;
	}

	/** The last change of the password may be null. */
	public Mono<TokenResponse> issue(UUID userId, Instant requested, Instant passwordChangedAt) {
		return Mono.fromSupplier(() -> new TokenResponse(this.issuer.issue(userId, requested, passwordChangedAt)))
			.subscribeOn(this.threads);
	}

	public String publicKeys() {
		return this.publicKeys;
	}

}
