package io.tweebyte.shared.token;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.UUID;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;

/** Issues the tokens of users; signing takes some 2 ms of CPU: choose the thread. */
public final class TokenIssuer {

	public static final String ISSUER = "tweebyte";

	public static final String AUDIENCE = "tweebyte-api";

	/** The claim that repeats the {@code sub} of every token. */
	static final String USER_ID = "user_id";

	private final JWSHeader header;

	private final JWSSigner signer;

	private final Duration lifetime;

	private final Clock clock;

	public TokenIssuer(SigningKey key, Duration lifetime, Clock clock) {
		this.header = new JWSHeader.Builder(JWSAlgorithm.RS256).type(JOSEObjectType.JWT).keyID(key.keyId()).build();
		this.signer = signer(key);
		this.lifetime = lifetime;
		this.clock = clock;
	}

	private static JWSSigner signer(SigningKey key) {
		try {
			return new RSASSASigner(key.key());
		}
		catch (JOSEException ex) {
			throw new IllegalArgumentException("The token key cannot sign.", ex);
		}
	}

	/** For a user who has never changed the password. */
	public String issue(UUID userId) {
		return issue(userId, this.clock.instant(), null);
	}

	/** The last change of the password is null if there was none. */
	public String issue(UUID userId, Instant requested, Instant passwordChangedAt) {
		JWTClaimsSet claims = new JWTClaimsSet.Builder().issuer(ISSUER)
			.audience(AUDIENCE)
			.subject(userId.toString())
			.claim(USER_ID, userId.toString())
			.issueTime(Date.from(PasswordChange.dateToken(requested, passwordChangedAt)))
			.notBeforeTime(Date.from(requested))
			.expirationTime(Date.from(requested.plus(this.lifetime)))
			.jwtID(UUID.randomUUID().toString())
			.build();
		SignedJWT token = new SignedJWT(this.header, claims);
		try {
			token.sign(this.signer);
		}
		catch (JOSEException ex) {
			throw new IllegalStateException("The token cannot be signed.", ex);
		}
		return token.serialize();
	}

}
