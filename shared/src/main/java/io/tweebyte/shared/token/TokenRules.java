package io.tweebyte.shared.token;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import com.nimbusds.jose.JOSEObjectType;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.settings.TokenSettings;

import org.springframework.core.convert.converter.Converter;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2Error;
import org.springframework.security.oauth2.core.OAuth2ErrorCodes;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2TokenValidatorResult;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtAudienceValidator;
import org.springframework.security.oauth2.jwt.JwtClaimNames;
import org.springframework.security.oauth2.jwt.JwtClaimValidator;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.JwtTypeValidator;

/** The rules for tokens that are well-formed and signed (RFC 8725). */
public final class TokenRules {

	// a header that brings its own key, requests extensions or compresses is refused
	private static final Set<String> HEADERS = Set.of("alg", "typ", "kid");

	private static final OAuth2TokenValidatorResult INVALID = OAuth2TokenValidatorResult
		.failure(new OAuth2Error(OAuth2ErrorCodes.INVALID_TOKEN));

	private static final Duration CLOCK_SKEW = Duration.ofMinutes(1);

	static final String ISSUED = "issued";

	private TokenRules() {
	}

	/**
	 * Converts the times of a token. That of the issue moves to a claim of another name:
	 * Spring Security refuses a token that expires before it, even within the skew. Its
	 * own converter also converts what the library has typed already, at a cost.
	 */
	public static Converter<Map<String, Object>, Map<String, Object>> ofClaims() {
		return (claims) -> {
			Map<String, Object> converted = new HashMap<>(claims);
			converted.values().removeIf(Objects::isNull);
			converted.replaceAll((name, claim) -> (claim instanceof Date time) ? time.toInstant() : claim);
			if (converted.remove(JwtClaimNames.IAT) instanceof Instant issued) {
				converted.put(ISSUED, issued);
			}
			return converted;
		};
	}

	/** Our issuer and audience, the time within the skew, known headers, and a user. */
	public static OAuth2TokenValidator<Jwt> ofVerified(Duration skew, Clock clock) {
		return new DelegatingOAuth2TokenValidator<>(times(skew, clock),
				new JwtTypeValidator(JOSEObjectType.JWT.getType()), new JwtIssuerValidator(TokenIssuer.ISSUER),
				new JwtAudienceValidator(TokenIssuer.AUDIENCE),
				(token) -> result(token.getHeaders().keySet().equals(HEADERS)), ofUser());
	}

	/** The rules for a user's token that no change of the password has ended. */
	public static OAuth2TokenValidator<Jwt> ofVerified(TokenSettings settings, EndedTokens ended) {
		return new DelegatingOAuth2TokenValidator<>(ofVerified(settings.skew(), Clock.systemUTC()), ended);
	}

	/** The rules for the token of a service: for this service, and never a user's. */
	public static OAuth2TokenValidator<Jwt> ofService(String called, Clock clock) {
		return new DelegatingOAuth2TokenValidator<>(times(CLOCK_SKEW, clock),
				new JwtTypeValidator(JOSEObjectType.JWT.getType()), new JwtIssuerValidator(ServiceTokens.ISSUER),
				new JwtAudienceValidator(called),
				new JwtClaimValidator<>(JwtClaimNames.SUB, ServiceTokens.ISSUER::equals));
	}

	/** The rule of a server behind one that has verified the token. */
	public static OAuth2TokenValidator<Jwt> ofUser() {
		return (token) -> result(namesUser(token));
	}

	private static OAuth2TokenValidator<Jwt> times(Duration skew, Clock clock) {
		JwtTimestampValidator times = new JwtTimestampValidator(skew);
		times.setAllowEmptyExpiryClaim(false);
		times.setClock(clock);
		return times;
	}

	private static boolean namesUser(Jwt token) {
		String subject = token.getSubject();
		return subject != null && subject.equals(token.getClaims().get(TokenIssuer.USER_ID))
				&& Identifiers.parse(subject).isPresent();
	}

	static OAuth2TokenValidatorResult result(boolean valid) {
		return valid ? OAuth2TokenValidatorResult.success() : INVALID;
	}

}
