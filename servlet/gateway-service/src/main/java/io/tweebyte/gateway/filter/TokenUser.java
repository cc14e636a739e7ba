package io.tweebyte.gateway.filter;

import java.util.function.BooleanSupplier;

import io.tweebyte.shared.token.EndedTokens;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.jwt.Jwt;

/** The token with which a request came, for responses that outlive it. */
final class TokenUser {

	private TokenUser() {
	}

	/** Returns a check whether the token of a request has ended since. */
	static BooleanSupplier isEnded(HttpServletRequest client, EndedTokens ended) {
		return (client.getUserPrincipal() instanceof Authentication user && user.getPrincipal() instanceof Jwt token)
				? () -> ended.isEnded(token) : () -> false;
	}

}
