package io.tweebyte.gateway.config;

import io.tweebyte.common.security.RejectedRequests;
import io.tweebyte.common.security.RequestFirewall;
import io.tweebyte.common.security.SecurityConfiguration;
import io.tweebyte.common.security.TokenConfiguration;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.SecurityGuard;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.TokenProblems;
import io.tweebyte.shared.token.TokenRules;
import reactor.core.publisher.Mono;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.security.authentication.ReactiveAuthenticationManager;
import org.springframework.security.config.web.server.ServerHttpSecurity;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.jwt.ReactiveJwtDecoder;
import org.springframework.security.oauth2.server.resource.authentication.JwtReactiveAuthenticationManager;
import org.springframework.security.web.server.SecurityWebFilterChain;
import org.springframework.security.web.server.ServerAuthenticationEntryPoint;
import org.springframework.security.web.server.authentication.ServerAuthenticationConverter;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher;
import org.springframework.web.server.ServerWebExchange;

/** A gateway is an OAuth 2.0 resource server with a few paths that need no token. */
@Configuration(proxyBeanMethods = false)
@Import({ SecurityConfiguration.class, SecurityGuard.class, TokenConfiguration.class, RequestFirewall.class })
class GatewaySecurityConfiguration {

	@Bean
	PublicKeys publicKeys(ServiceAddresses services, TokenSettings settings) {
		return PublicKeys.of(services.user(), settings);
	}

	@Bean
	ReactiveJwtDecoder jwtDecoder(SecuritySettings security, TokenSettings settings, PublicKeys keys,
			EndedTokens ended) {
		return security.isOn() ? TokenConfiguration.verifier(keys, TokenRules.ofVerified(settings, ended))
				: TokenConfiguration.unrestrictedDecoder();
	}

	@Bean
	@Order(1)
	SecurityWebFilterChain openOperations(ServerHttpHeadersWriter headers) {
		return SecurityConfiguration.open(headers, openRequests());
	}

	private static ServerWebExchangeMatcher openRequests() {
		return SecurityConfiguration.openRequests(GatewayPaths.openToPost(), GatewayPaths.openToGet());
	}

	@Bean
	@Order(2)
	SecurityWebFilterChain operations(ServerHttpSecurity http, ReactiveJwtDecoder decoder,
			ServerAuthenticationConverter tokens, ServerAuthenticationEntryPoint problems,
			ServerHttpHeadersWriter headers) {
		http.authorizeExchange((exchanges) -> exchanges.anyExchange().authenticated());
		return SecurityConfiguration.resourceServer(http, decoder, tokens, problems, headers);
	}

	@Bean
	RejectedRequests rejectedRequests(AllowedHosts hosts, ReactiveJwtDecoder decoder,
			ServerAuthenticationConverter tokens, ServerHttpHeadersWriter headers, ProblemWriter problems) {
		JwtReactiveAuthenticationManager manager = new JwtReactiveAuthenticationManager(decoder);
		return new RejectedRequests(hosts, openRequests(), (exchange) -> authenticate(exchange, tokens, manager),
				headers, problems);
	}

	private static Mono<Void> authenticate(ServerWebExchange exchange, ServerAuthenticationConverter tokens,
			ReactiveAuthenticationManager manager) {
		return tokens.convert(exchange)
			.switchIfEmpty(Mono.error(ApiException::tokenMissing))
			.flatMap(manager::authenticate)
			.onErrorMap(AuthenticationException.class, TokenProblems::explain)
			.then();
	}

}
