package io.tweebyte.shared.token;

import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Set;

import com.nimbusds.jose.JOSEObjectType;
import io.tweebyte.contracts.id.Identifiers;

import org.springframework.core.convert.converter.Converter;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2Error;
import org.springframework.security.oauth2.core.OAuth2ErrorCodes;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2TokenValidatorResult;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtAudienceValidator;
import org.springframework.security.oauth2.jwt.JwtClaimNames;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.JwtTypeValidator;
import org.springframework.security.oauth2.jwt.MappedJwtClaimSetConverter;

/**
 * What a token must be beside well-formed and signed, by the rules of RFC 8725.
 */
public final class TokenRules {

	// a header that brings its own key, requests extensions or compresses is refused
	private static final Set<String> HEADERS = Set.of("alg", "typ", "kid");

	private static final OAuth2TokenValidatorResult INVALID = OAuth2TokenValidatorResult
		.failure(new OAuth2Error(OAuth2ErrorCodes.INVALID_TOKEN));

	private TokenRules() {
	}

	/**
	 * Converts the claims of a token. The time of issue is replaced: nothing reads it
	 * here, and Spring Security refuses a token that expires before it, even within the
	 * skew.
	 */
	public static Converter<Map<String, Object>, Map<String, Object>> ofClaims() {
		return MappedJwtClaimSetConverter.withDefaults(Map.of(JwtClaimNames.IAT, (issued) -> null));
	}

	/**
	 * The rules of a server that verifies tokens.
	 * @param skew by how much the clocks of issuer and verifier may differ, zero or more
	 * @return our issuer and audience, a current time, known headers, and a user
	 */
	public static OAuth2TokenValidator<Jwt> ofVerified(Duration skew, Clock clock) {
		JwtTimestampValidator times = new JwtTimestampValidator(skew);
		times.setAllowEmptyExpiryClaim(false);
		times.setClock(clock);
		return new DelegatingOAuth2TokenValidator<>(new JwtTypeValidator(JOSEObjectType.JWT.getType()), times,
				new JwtIssuerValidator(TokenIssuer.ISSUER), new JwtAudienceValidator(TokenIssuer.AUDIENCE),
				(token) -> result(token.getHeaders().keySet().equals(HEADERS)), ofUser());
	}

	/**
	 * The rule of a server behind one that has verified the token.
	 */
	public static OAuth2TokenValidator<Jwt> ofUser() {
		return (token) -> result(namesUser(token));
	}

	private static boolean namesUser(Jwt token) {
		String subject = token.getSubject();
		return subject != null && subject.equals(token.getClaims().get(TokenClaims.USER_ID))
				&& Identifiers.parse(subject).isPresent();
	}

	private static OAuth2TokenValidatorResult result(boolean valid) {
		return valid ? OAuth2TokenValidatorResult.success() : INVALID;
	}

}
