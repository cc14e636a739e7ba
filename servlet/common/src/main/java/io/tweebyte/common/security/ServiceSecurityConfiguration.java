package io.tweebyte.common.security;

import java.util.Collections;
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
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.web.servlet.FilterRegistration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.security.config.annotation.method.configuration.EnableMethodSecurity;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.server.resource.web.BearerTokenResolver;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.util.matcher.AndRequestMatcher;

import static org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher.pathPattern;

/** A service is an OAuth 2.0 resource server, whose operations check their callers. */
@Configuration(proxyBeanMethods = false)
@EnableMethodSecurity
@Import({ TokenConfiguration.class, Ownership.class })
public class ServiceSecurityConfiguration {

	private static final String INTERNAL = "/internal/**";

	@Bean
	JwtDecoder jwtDecoder(SecuritySettings security, TokenSettings settings, ObjectProvider<PublicKeys> keys,
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
	SecurityFilterChain openOperations(HeaderWriter headers) {
		return SecurityConfiguration.open(headers, SecurityConfiguration
			.openRequests(List.of("/auth/login", "/auth/register"), List.of("/.well-known/jwks.json", "/v3/api-docs")));
	}

	@Bean
	@Order(4)
	SecurityFilterChain operations(HttpSecurity http, SecuritySettings security, JwtDecoder decoder,
			BearerTokenResolver tokens, AuthenticationEntryPoint problems, HeaderWriter headers) {
		http.authorizeHttpRequests((requests) -> {
			if (!security.isZeroTrust()) {
				requests.requestMatchers(INTERNAL).permitAll();
			}
			requests.anyRequest().authenticated();
		});
		return SecurityConfiguration.resourceServer(http, decoder, tokens, problems, headers);
	}

	/** The internal operations, which alone accept the tokens of services. */
	@Configuration(proxyBeanMethods = false)
	@ConditionalOnProperty(name = "tweebyte.security.mode", havingValue = "zero-trust")
	static class ZeroTrustConfiguration {

		private final JwtDecoder services;

		ZeroTrustConfiguration(SecuritySettings security, @Value("${spring.application.name}") String service) {
			this.services = TokenConfiguration.serviceVerifier(security, service);
		}

		/** Ignores client addresses and deadlines that no other service has sent. */
		@Bean
		@FilterRegistration(order = Ordered.HIGHEST_PRECEDENCE)
		Filter clientAddresses() {
			return (request, response, chain) -> chain.doFilter(isOfService((HttpServletRequest) request) ? request
					: ForwardedHeaders.ofClient((HttpServletRequest) request), response);
		}

		/** Calls of services on behalf of users, with the tokens of both. */
		@Bean
		@Order(2)
		SecurityFilterChain callsForUsers(HttpSecurity http, JwtDecoder users, BearerTokenResolver tokens,
				AuthenticationEntryPoint problems, HeaderWriter headers) {
			http.securityMatcher(new AndRequestMatcher(pathPattern(INTERNAL),
					(request) -> request.getHeader(HttpHeaders.AUTHORIZATION) != null && isOfService(request)));
			return internal(http, users, tokens, problems, headers);
		}

		private boolean isOfService(HttpServletRequest request) {
			String token = request.getHeader(HeaderNames.SERVICE_TOKEN);
			try {
				return token != null && this.services.decode(token) != null;
			}
			catch (JwtException ex) {
				return false;
			}
		}

		/** Calls of scheduled tasks. A user's token alone does not open private data. */
		@Bean
		@Order(3)
		SecurityFilterChain callsOfServices(HttpSecurity http, AuthenticationEntryPoint problems,
				HeaderWriter headers) {
			BearerTokenResolver tokens = (request) -> TokenProblems
				.findServiceToken(Collections.list(request.getHeaders(HeaderNames.SERVICE_TOKEN)));
			http.securityMatcher(INTERNAL);
			return internal(http, this.services, tokens, problems, headers);
		}

		private static SecurityFilterChain internal(HttpSecurity http, JwtDecoder decoder, BearerTokenResolver tokens,
				AuthenticationEntryPoint problems, HeaderWriter headers) {
			http.authorizeHttpRequests((requests) -> requests.anyRequest().authenticated());
			return SecurityConfiguration.resourceServer(http, decoder, tokens, problems, headers);
		}

	}

}
