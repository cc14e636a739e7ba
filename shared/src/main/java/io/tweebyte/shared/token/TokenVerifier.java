package io.tweebyte.shared.token;

import java.security.interfaces.RSAPublicKey;
import java.text.ParseException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jwt.JWTClaimsSet;
import io.tweebyte.contracts.error.ContractException;

/**
 * Verifies tokens, by the rules of RFC 8725: one algorithm, our issuer, our audience, a
 * time that has come and has not passed.
 */
public final class TokenVerifier {

	private final Duration skew;

	private final Clock clock;

	/**
	 * Creates a verifier.
	 * @param skew by how much the clocks of issuer and verifier may differ, zero or more
	 */
	public TokenVerifier(Duration skew, Clock clock) {
		this.skew = skew;
		this.clock = clock;
	}

	/**
	 * Verifies a token.
	 * @throws ContractException 401 when anything about it is wrong
	 */
	public TokenClaims verify(UnverifiedToken token, RSAPublicKey key) {
		try {
			if (!token.token().verify(new RSASSAVerifier(key))) {
				throw ContractException.tokenInvalid();
			}
			JWTClaimsSet claims = token.token().getJWTClaimsSet();
			if (!isOurs(claims) || !isCurrent(claims)) {
				throw ContractException.tokenInvalid();
			}
			return TokenClaims.of(claims);
		}
		catch (JOSEException | ParseException ex) {
			throw ContractException.tokenInvalid();
		}
	}

	private static boolean isOurs(JWTClaimsSet claims) {
		return TokenIssuer.ISSUER.equals(claims.getIssuer())
				&& List.of(TokenIssuer.AUDIENCE).equals(claims.getAudience());
	}

	private boolean isCurrent(JWTClaimsSet claims) {
		Instant now = this.clock.instant();
		Date expires = claims.getExpirationTime();
		Date begins = claims.getNotBeforeTime();
		return expires != null && now.minus(this.skew).isBefore(expires.toInstant())
				&& (begins == null || !now.plus(this.skew).isBefore(begins.toInstant()));
	}

}
