package io.tweebyte.shared.token;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

import javax.crypto.SecretKey;

import com.nimbusds.jose.JOSEObjectType;
import io.tweebyte.shared.api.Service;

import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;

/**
 * Issues the tokens of services and gateways, for calls that they make for no user. Each
 * is for one service, and signed with a secret that all of them share.
 */
public final class ServiceTokens {

	/** The {@code iss} and the {@code sub} of every token. It is no user's id. */
	static final String ISSUER = "tweebyte-services";

	// a call takes less than a second; the clocks of two services may differ by minutes
	private static final Duration LIFETIME = Duration.ofMinutes(5);

	private static final JwsHeader HEADER = JwsHeader.with(MacAlgorithm.HS256)
		.type(JOSEObjectType.JWT.getType())
		.build();

	private final JwtEncoder encoder;

	private final Clock clock;

	public ServiceTokens(SecretKey secret, Clock clock) {
		this.encoder = NimbusJwtEncoder.withSecretKey(secret).build();
		this.clock = clock;
	}

	public String issue(Service called) {
		Instant now = this.clock.instant();
		JwtClaimsSet claims = JwtClaimsSet.builder()
			.issuer(ISSUER)
			.subject(ISSUER)
			.audience(List.of(called.segment()))
			.issuedAt(now)
			.expiresAt(now.plus(LIFETIME))
			.build();
		return this.encoder.encode(JwtEncoderParameters.from(HEADER, claims)).getTokenValue();
	}

}
