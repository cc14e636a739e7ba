package io.tweebyte.common.web;

import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.SecuritySettings.Mode;
import io.tweebyte.shared.token.Ownership;
import io.tweebyte.shared.token.TokenProblems;
import reactor.core.publisher.Mono;

import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.annotation.method.configuration.EnableReactiveMethodSecurity;
import org.springframework.security.config.web.server.SecurityWebFiltersOrder;
import org.springframework.security.config.web.server.ServerHttpSecurity;
import org.springframework.security.oauth2.jwt.ReactiveJwtDecoder;
import org.springframework.security.web.server.SecurityWebFilterChain;
import org.springframework.security.web.server.ServerAuthenticationEntryPoint;
import org.springframework.security.web.server.authentication.ServerAuthenticationConverter;
import org.springframework.security.web.server.authentication.ServerAuthenticationEntryPointFailureHandler;
import org.springframework.security.web.server.context.NoOpServerSecurityContextRepository;
import org.springframework.security.web.server.header.HttpHeaderWriterWebFilter;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher.MatchResult;
import org.springframework.web.server.ServerWebExchange;

import static org.springframework.security.web.server.util.matcher.ServerWebExchangeMatchers.matchers;
import static org.springframework.security.web.server.util.matcher.ServerWebExchangeMatchers.pathMatchers;

/**
 * A service is an OAuth 2.0 resource server: the token of a request is its caller, and
 * operations check what the caller may do.
 */
@Configuration(proxyBeanMethods = false)
@EnableReactiveMethodSecurity
@Import(TokenConfiguration.class)
class ServiceSecurityConfiguration {

	@Bean
	Ownership ownership() {
		return new Ownership();
	}

	@Bean
	ServerAuthenticationEntryPoint tokenProblems(ProblemWriter problems) {
		return (exchange, failure) -> {
			RawPath.believeGateway(exchange);
			return problems.write(exchange, TokenProblems.explain(failure));
		};
	}

	@Bean
	@Order(1)
	SecurityWebFilterChain openOperations(ServerHttpHeadersWriter headers) {
		return SecurityConfiguration.open(headers,
				matchers(ServiceSecurityConfiguration::isManagement,
						paths(HttpMethod.POST, "/auth/login", "/auth/register"),
						paths(HttpMethod.GET, "/.well-known/jwks.json", "/v3/api-docs"),
						paths(HttpMethod.HEAD, "/.well-known/jwks.json", "/v3/api-docs")));
	}

	private static Mono<MatchResult> isManagement(ServerWebExchange exchange) {
		return WebServerApplicationContext.hasServerNamespace(exchange.getApplicationContext(), "management")
				? MatchResult.match() : MatchResult.notMatch();
	}

	private static ServerWebExchangeMatcher paths(HttpMethod method, String one, String other) {
		return pathMatchers(method, one, one + "/", other, other + "/");
	}

	@Bean
	@Order(2)
	SecurityWebFilterChain operations(ServerHttpSecurity http, SecuritySettings security, ReactiveJwtDecoder decoder,
			ServerAuthenticationConverter tokens, ServerAuthenticationEntryPoint problems,
			ServerHttpHeadersWriter headers) {
		return http.csrf(ServerHttpSecurity.CsrfSpec::disable)
			.logout(ServerHttpSecurity.LogoutSpec::disable)
			.requestCache(ServerHttpSecurity.RequestCacheSpec::disable)
			.securityContextRepository(NoOpServerSecurityContextRepository.getInstance())
			.headers(ServerHttpSecurity.HeaderSpec::disable)
			.addFilterAt(new HttpHeaderWriterWebFilter(headers), SecurityWebFiltersOrder.HTTP_HEADERS_WRITER)
			.authorizeExchange((exchanges) -> {
				if (security.mode() != Mode.ZERO_TRUST) {
					exchanges.pathMatchers("/internal/**").permitAll();
				}
				exchanges.anyExchange().authenticated();
			})
			.exceptionHandling((failures) -> failures.authenticationEntryPoint(problems))
			.oauth2ResourceServer((server) -> server.bearerTokenConverter(tokens)
				.authenticationEntryPoint(problems)
				.authenticationFailureHandler(failures(problems))
				.jwt((jwt) -> jwt.jwtDecoder(decoder)))
			.build();
	}

	private static ServerAuthenticationEntryPointFailureHandler failures(ServerAuthenticationEntryPoint problems) {
		ServerAuthenticationEntryPointFailureHandler failures = new ServerAuthenticationEntryPointFailureHandler(
				problems);
		// unavailable keys are 503, not an internal error
		failures.setRethrowAuthenticationServiceException(false);
		return failures;
	}

}
