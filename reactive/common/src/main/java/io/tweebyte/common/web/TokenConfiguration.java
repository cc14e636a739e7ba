package io.tweebyte.common.web;

import java.time.Clock;
import java.util.List;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKMatcher;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jwt.SignedJWT;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.Ownership;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.TokenProblems;
import io.tweebyte.shared.token.TokenRules;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.NimbusReactiveJwtDecoder;
import org.springframework.security.oauth2.jwt.ReactiveJwtDecoder;
import org.springframework.security.oauth2.server.resource.authentication.BearerTokenAuthenticationToken;
import org.springframework.security.web.server.authentication.ServerAuthenticationConverter;
import org.springframework.web.server.ServerWebExchange;

/**
 * How a service finds and decodes tokens, by {@code tweebyte.security.mode}.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(TokenSettings.class)
class TokenConfiguration {

	@Bean
	ServerAuthenticationConverter bearerTokens(SecuritySettings security) {
		return security.isOn()
				? (exchange) -> Mono.fromSupplier(() -> findToken(exchange)).map(BearerTokenAuthenticationToken::new)
				: (exchange) -> Mono.just(new BearerTokenAuthenticationToken(Ownership.ANYBODY));
	}

	private static String findToken(ServerWebExchange exchange) {
		HttpHeaders headers = exchange.getRequest().getHeaders();
		return TokenProblems.findToken(headers.getOrDefault(HttpHeaders.AUTHORIZATION, List.of()));
	}

	@Bean
	ReactiveJwtDecoder jwtDecoder(SecuritySettings security, TokenSettings settings, ObjectProvider<PublicKeys> keys) {
		return switch (security.mode()) {
			case GATEWAY -> reader();
			case ZERO_TRUST -> verifier(keys.getObject(), settings);
			case OFF -> (token) -> Mono
				.just(Jwt.withTokenValue(token).header("alg", "none").subject(Ownership.ANYBODY).build());
		};
	}

	private static ReactiveJwtDecoder reader() {
		NimbusReactiveJwtDecoder reader = new NimbusReactiveJwtDecoder(
				(token) -> Mono.fromCallable(token::getJWTClaimsSet));
		reader.setClaimSetConverter(TokenRules.ofClaims());
		reader.setJwtValidator(TokenRules.ofUser());
		return (token) -> reader.decode(token).onErrorMap(TokenConfiguration::explain);
	}

	private static ReactiveJwtDecoder verifier(PublicKeys keys, TokenSettings settings) {
		NimbusReactiveJwtDecoder verifier = NimbusReactiveJwtDecoder.withJwkSource((token) -> find(keys, token))
			.build();
		verifier.setClaimSetConverter(TokenRules.ofClaims());
		verifier.setJwtValidator(TokenRules.ofVerified(settings.skew(), Clock.systemUTC()));
		return (token) -> verifier.decode(token).onErrorMap(TokenConfiguration::explain);
	}

	private static Flux<JWK> find(PublicKeys keys, SignedJWT token) {
		JWKSelector selector = new JWKSelector(JWKMatcher.forJWSHeader(token.getHeader()));
		List<JWK> known = keys.getKnown(selector);
		// model: fetching waits, which an event loop must not
		return !known.isEmpty() ? Flux.fromIterable(known)
				: Mono.fromCallable(() -> keys.get(selector, null))
					.subscribeOn(Schedulers.boundedElastic())
					.flatMapIterable((found) -> found);
	}

	/**
	 * A token is invalid whatever is wrong with it, but for the keys.
	 */
	// model: the other decoder tells them apart by itself
	private static JwtException explain(Throwable failure) {
		return (failure.getCause() instanceof KeySourceException)
				? new JwtException("The keys are unavailable.", failure)
				: new BadJwtException("The token is invalid.", failure);
	}

}
