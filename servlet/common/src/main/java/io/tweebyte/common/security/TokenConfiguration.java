package io.tweebyte.common.security;

import java.text.ParseException;
import java.time.Clock;
import java.util.Collections;

import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.jwt.proc.BadJWTException;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.Ownership;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.TokenProblems;
import io.tweebyte.shared.token.TokenRules;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpHeaders;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.oauth2.server.resource.web.BearerTokenResolver;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(TokenSettings.class)
@Import(TaskCallers.class)
public class TokenConfiguration {

	@Bean
	BearerTokenResolver bearerTokens(SecuritySettings security) {
		return security.isOn()
				? (request) -> TokenProblems.findToken(Collections.list(request.getHeaders(HttpHeaders.AUTHORIZATION)))
				: (request) -> Ownership.UNRESTRICTED;
	}

	/** Reads the tokens that a gateway has verified. */
	static JwtDecoder reader() {
		NimbusJwtDecoder reader = new NimbusJwtDecoder(new DefaultJWTProcessor<>() {

			@Override
			public JWTClaimsSet process(SignedJWT token, SecurityContext context) throws BadJWTException {
				try {
					return token.getJWTClaimsSet();
				}
				catch (ParseException ex) {
					throw new BadJWTException("The claims are malformed.", ex);
				}
			}

		});
		reader.setClaimSetConverter(TokenRules.ofClaims());
		reader.setJwtValidator(TokenRules.ofUser());
		return reader;
	}

	/** The rules are those for a signed token. */
	public static JwtDecoder verifier(PublicKeys keys, OAuth2TokenValidator<Jwt> rules) {
		NimbusJwtDecoder verifier = NimbusJwtDecoder.withJwkSource(keys).build();
		verifier.setClaimSetConverter(TokenRules.ofClaims());
		verifier.setJwtValidator(rules);
		return verifier;
	}

	/** Verifies the tokens of other services, made for this one. */
	static JwtDecoder serviceVerifier(SecuritySettings security, String service) {
		NimbusJwtDecoder verifier = NimbusJwtDecoder.withSecretKey(security.serviceKey()).build();
		verifier.setJwtValidator(TokenRules.ofService(service, Clock.systemUTC()));
		return verifier;
	}

	/** Accepts the token of a server where tokens are off. */
	public static JwtDecoder unrestrictedDecoder() {
		return (token) -> Jwt.withTokenValue(token).header("alg", "none").subject(Ownership.UNRESTRICTED).build();
	}

}
