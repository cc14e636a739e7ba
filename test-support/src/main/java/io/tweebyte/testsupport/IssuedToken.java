package io.tweebyte.testsupport;

import java.text.ParseException;
import java.time.Instant;
import java.util.UUID;

import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;

/** What a token of a backend says, not verified; its time is in whole seconds. */
public record IssuedToken(UUID userId, Instant issuedAt) {

	public static IssuedToken read(String token) {
		try {
			JWTClaimsSet claims = SignedJWT.parse(token).getJWTClaimsSet();
			return new IssuedToken(UUID.fromString(claims.getSubject()), claims.getIssueTime().toInstant());
		}
		catch (ParseException ex) {
			throw new IllegalArgumentException(token, ex);
		}
	}

}
