package io.tweebyte.common.security;

import java.util.List;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.Ownership;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.TokenProblems;
import io.tweebyte.shared.token.TokenRules;
import reactor.core.publisher.Mono;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.security.config.annotation.method.configuration.EnableReactiveMethodSecurity;
import org.springframework.security.config.web.server.ServerHttpSecurity;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.ReactiveJwtDecoder;
import org.springframework.security.oauth2.server.resource.authentication.BearerTokenAuthenticationToken;
import org.springframework.security.web.server.SecurityWebFilterChain;
import org.springframework.security.web.server.ServerAuthenticationEntryPoint;
import org.springframework.security.web.server.authentication.ServerAuthenticationConverter;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.security.web.server.util.matcher.AndServerWebExchangeMatcher;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher.MatchResult;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;

import static org.springframework.security.web.server.util.matcher.ServerWebExchangeMatchers.pathMatchers;

/** A service is an OAuth 2.0 resource server, whose operations check their callers. */
@Configuration(proxyBeanMethods = false)
@EnableReactiveMethodSecurity
@Import({ TokenConfiguration.class, Ownership.class })
public class ServiceSecurityConfiguration {

	private static final String INTERNAL = "/internal/**";

	@Bean
	ReactiveJwtDecoder jwtDecoder(SecuritySettings security, TokenSettings settings, ObjectProvider<PublicKeys> keys,
			ObjectProvider<EndedTokens> ended) {
		return switch (security.mode()) {
			case GATEWAY -> TokenConfiguration.reader();
			case ZERO_TRUST ->
				TokenConfiguration.verifier(keys.getObject(), TokenRules.ofVerified(settings, ended.getObject()));
			case OFF -> TokenConfiguration.unrestrictedDecoder();
		};
	}

	@Bean
	@Order(1)
	SecurityWebFilterChain openOperations(ServerHttpHeadersWriter headers) {
		return SecurityConfiguration.open(headers, SecurityConfiguration
			.openRequests(List.of("/auth/login", "/auth/register"), List.of("/.well-known/jwks.json", "/v3/api-docs")));
	}

	@Bean
	@Order(4)
	SecurityWebFilterChain operations(ServerHttpSecurity http, SecuritySettings security, ReactiveJwtDecoder decoder,
			ServerAuthenticationConverter tokens, ServerAuthenticationEntryPoint problems,
			ServerHttpHeadersWriter headers) {
		http.authorizeExchange((exchanges) -> {
			if (!security.isZeroTrust()) {
				exchanges.pathMatchers(INTERNAL).permitAll();
			}
			exchanges.anyExchange().authenticated();
		});
		return SecurityConfiguration.resourceServer(http, decoder, tokens, problems, headers);
	}

	/** The internal operations, which alone accept the tokens of services. */
	@Configuration(proxyBeanMethods = false)
	@ConditionalOnProperty(name = "tweebyte.security.mode", havingValue = "zero-trust")
	static class ZeroTrustConfiguration {

		private final ReactiveJwtDecoder services;

		ZeroTrustConfiguration(SecuritySettings security, @Value("${spring.application.name}") String service) {
			this.services = TokenConfiguration.serviceVerifier(security, service);
		}

		/** Ignores client addresses and deadlines that no other service has sent. */
		@Bean
		@Order(Ordered.HIGHEST_PRECEDENCE)
		WebFilter clientAddresses() {
			return (exchange, chain) -> isOfService(exchange)
				.flatMap((proof) -> chain.filter(proof.isMatch() ? exchange : ForwardedHeaders.ofClient(exchange)));
		}

		/** Calls of services on behalf of users, with the tokens of both. */
		@Bean
		@Order(2)
		SecurityWebFilterChain callsForUsers(ServerHttpSecurity http, ReactiveJwtDecoder users,
				ServerAuthenticationConverter tokens, ServerAuthenticationEntryPoint problems,
				ServerHttpHeadersWriter headers) {
			http.securityMatcher(new AndServerWebExchangeMatcher(pathMatchers(INTERNAL),
					(exchange) -> exchange.getRequest().getHeaders().containsHeader(HttpHeaders.AUTHORIZATION)
							? isOfService(exchange) : MatchResult.notMatch()));
			return internal(http, users, tokens, problems, headers);
		}

		private Mono<MatchResult> isOfService(ServerWebExchange exchange) {
			return Mono.justOrEmpty(exchange.getRequest().getHeaders().getFirst(HeaderNames.SERVICE_TOKEN))
				.flatMap(this.services::decode)
				.flatMap((token) -> MatchResult.match())
				.onErrorResume(JwtException.class, (failure) -> MatchResult.notMatch())
				.switchIfEmpty(MatchResult.notMatch());
		}

		/** Calls of scheduled tasks. A user's token alone does not open private data. */
		@Bean
		@Order(3)
		SecurityWebFilterChain callsOfServices(ServerHttpSecurity http, ServerAuthenticationEntryPoint problems,
				ServerHttpHeadersWriter headers) {
			ServerAuthenticationConverter tokens = (exchange) -> Mono
				.fromSupplier(() -> TokenProblems.findServiceToken(
						exchange.getRequest().getHeaders().getOrDefault(HeaderNames.SERVICE_TOKEN, List.of())))
				.map(BearerTokenAuthenticationToken::new);
			http.securityMatcher(pathMatchers(INTERNAL));
			return internal(http, this.services, tokens, problems, headers);
		}

		private static SecurityWebFilterChain internal(ServerHttpSecurity http, ReactiveJwtDecoder decoder,
				ServerAuthenticationConverter tokens, ServerAuthenticationEntryPoint problems,
				ServerHttpHeadersWriter headers) {
			http.authorizeExchange((exchanges) -> exchanges.anyExchange().authenticated());
			return SecurityConfiguration.resourceServer(http, decoder, tokens, problems, headers);
		}

	}

}
