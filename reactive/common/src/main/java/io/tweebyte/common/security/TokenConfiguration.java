package io.tweebyte.common.security;

import java.time.Clock;
import java.util.List;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKMatcher;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jwt.SignedJWT;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.Ownership;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.TokenProblems;
import io.tweebyte.shared.token.TokenRules;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpHeaders;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.NimbusReactiveJwtDecoder;
import org.springframework.security.oauth2.jwt.ReactiveJwtDecoder;
import org.springframework.security.oauth2.server.resource.authentication.BearerTokenAuthenticationToken;
import org.springframework.security.web.server.authentication.ServerAuthenticationConverter;
import org.springframework.web.server.ServerWebExchange;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(TokenSettings.class)
@Import(TaskCallers.class)
public class TokenConfiguration {

	@Bean
	ServerAuthenticationConverter bearerTokens(SecuritySettings security) {
		return security.isOn()
				? (exchange) -> Mono.fromSupplier(() -> findToken(exchange)).map(BearerTokenAuthenticationToken::new)
				: (exchange) -> Mono.just(new BearerTokenAuthenticationToken(Ownership.UNRESTRICTED));
	}

	private static String findToken(ServerWebExchange exchange) {
		HttpHeaders headers = exchange.getRequest().getHeaders();
		return TokenProblems.findToken(headers.getOrDefault(HttpHeaders.AUTHORIZATION, List.of()));
	}

	/** Reads the tokens that a gateway has verified. */
	static ReactiveJwtDecoder reader() {
		NimbusReactiveJwtDecoder reader = new NimbusReactiveJwtDecoder(
				(token) -> Mono.fromCallable(token::getJWTClaimsSet));
		reader.setClaimSetConverter(TokenRules.ofClaims());
		reader.setJwtValidator(TokenRules.ofUser());
		return (token) -> reader.decode(token).onErrorMap(TokenConfiguration::explain);
	}

	/** The rules are those for a signed token. */
	public static ReactiveJwtDecoder verifier(PublicKeys keys, OAuth2TokenValidator<Jwt> rules) {
		NimbusReactiveJwtDecoder verifier = NimbusReactiveJwtDecoder.withJwkSource((token) -> find(keys, token))
			.build();
		verifier.setClaimSetConverter(TokenRules.ofClaims());
		verifier.setJwtValidator(rules);
		return (token) -> verifier.decode(token).onErrorMap(TokenConfiguration::explain);
	}

	/** Verifies the tokens of other services, made for this one. */
	static ReactiveJwtDecoder serviceVerifier(SecuritySettings security, String service) {
		NimbusReactiveJwtDecoder verifier = NimbusReactiveJwtDecoder.withSecretKey(security.serviceKey()).build();
		verifier.setJwtValidator(TokenRules.ofService(service, Clock.systemUTC()));
		return (token) -> verifier.decode(token).onErrorMap(TokenConfiguration::explain);
	}

	/** Accepts the token of a server where tokens are off. */
	public static ReactiveJwtDecoder unrestrictedDecoder() {
		return (token) -> Mono
			.just(Jwt.withTokenValue(token).header("alg", "none").subject(Ownership.UNRESTRICTED).build());
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

	/** A token is invalid for any failure, except those of the keys and the changes. */
	// model: the other decoder distinguishes them by itself
	private static JwtException explain(Throwable failure) {
		return (failure.getCause() instanceof KeySourceException || failure instanceof EndedTokens.UnknownException)
				? new JwtException("The token cannot be verified.", failure)
				: new BadJwtException("The token is invalid.", failure);
	}

}
