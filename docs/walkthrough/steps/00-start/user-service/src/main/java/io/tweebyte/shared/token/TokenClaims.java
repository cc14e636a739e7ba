package io.tweebyte.shared.token;

import java.text.ParseException;
import java.util.UUID;

import com.nimbusds.jwt.JWTClaimsSet;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.id.Identifiers;

/**
 * What a token says of its bearer. Nothing in it is personal.
 *
 * @param userId the user who logged in: {@code sub} and {@code user_id}
 */
public record TokenClaims(UUID userId) {

	static final String USER_ID = "user_id";

	/**
	 * Reads the claims of a token that the gateway has verified already. A service that
	 * calls this is reachable through the gateway only.
	 * @param token the compact token
	 * @return its claims
	 * @throws ApiException 401 when it is no token of ours
	 */
	public static TokenClaims ofVerified(String token) {
		try {
			return of(UnverifiedToken.read(token).getJWTClaimsSet());
		}
		catch (ParseException ex) {
			throw ApiException.tokenInvalid();
		}
	}

	static TokenClaims of(JWTClaimsSet claims) throws ParseException {
		String subject = claims.getSubject();
		if (subject == null || !subject.equals(claims.getStringClaim(USER_ID))) {
			throw ApiException.tokenInvalid();
		}
		return new TokenClaims(Identifiers.parse(subject).orElseThrow(ApiException::tokenInvalid));
	}

}
