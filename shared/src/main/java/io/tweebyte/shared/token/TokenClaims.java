package io.tweebyte.shared.token;

import java.text.ParseException;
import java.time.Instant;
import java.util.Date;
import java.util.UUID;

import com.nimbusds.jwt.JWTClaimsSet;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.id.Identifiers;

/**
 * What a token says of its bearer. Nothing in it is personal.
 *
 * @param userId the user who logged in: {@code sub} and {@code user_id}
 * @param issuedAt the second in which the token was issued, or null: {@code iat}
 */
public record TokenClaims(UUID userId, Instant issuedAt) {

	static final String USER_ID = "user_id";

	/**
	 * Reads the claims of a token that has been verified already.
	 * @throws ContractException 401 when it is no token of ours
	 */
	public static TokenClaims ofVerified(String token) {
		try {
			return of(UnverifiedToken.read(token).getJWTClaimsSet());
		}
		catch (ParseException ex) {
			throw ContractException.tokenInvalid();
		}
	}

	static TokenClaims of(JWTClaimsSet claims) throws ParseException {
		String subject = claims.getSubject();
		if (subject == null || !subject.equals(claims.getStringClaim(USER_ID))) {
			throw ContractException.tokenInvalid();
		}
		Date issued = claims.getIssueTime();
		return new TokenClaims(Identifiers.parse(subject).orElseThrow(ContractException::tokenInvalid),
				(issued != null) ? issued.toInstant() : null);
	}

}
