package io.tweebyte.common.web;

import java.text.ParseException;
import java.time.Clock;
import java.util.Collections;

import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.jwt.proc.BadJWTException;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.Ownership;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.TokenProblems;
import io.tweebyte.shared.token.TokenRules;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.oauth2.server.resource.web.BearerTokenResolver;

/**
 * How a service finds and decodes tokens, by {@code tweebyte.security.mode}.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(TokenSettings.class)
class TokenConfiguration {

	@Bean
	BearerTokenResolver bearerTokens(SecuritySettings security) {
		return security.isOn()
				? (request) -> TokenProblems.findToken(Collections.list(request.getHeaders(HttpHeaders.AUTHORIZATION)))
				: (request) -> Ownership.ANYBODY;
	}

	@Bean
	JwtDecoder jwtDecoder(SecuritySettings security, TokenSettings settings, ObjectProvider<PublicKeys> keys) {
		return switch (security.mode()) {
			case GATEWAY -> reader();
			case ZERO_TRUST -> verifier(keys.getObject(), settings);
			case OFF -> (token) -> Jwt.withTokenValue(token).header("alg", "none").subject(Ownership.ANYBODY).build();
		};
	}

	private static JwtDecoder reader() {
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

	private static JwtDecoder verifier(PublicKeys keys, TokenSettings settings) {
		NimbusJwtDecoder verifier = NimbusJwtDecoder.withJwkSource(keys).build();
		verifier.setClaimSetConverter(TokenRules.ofClaims());
		verifier.setJwtValidator(TokenRules.ofVerified(settings.skew(), Clock.systemUTC()));
		return verifier;
	}

}
