package io.tweebyte.common.web;

import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.SecuritySettings.Mode;
import io.tweebyte.shared.token.Ownership;
import io.tweebyte.shared.token.TokenProblems;
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.annotation.method.configuration.EnableMethodSecurity;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.server.resource.web.BearerTokenResolver;
import org.springframework.security.oauth2.server.resource.web.OAuth2ProtectedResourceMetadataFilter;
import org.springframework.security.oauth2.server.resource.web.authentication.BearerTokenAuthenticationFilter;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.DefaultSecurityFilterChain;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.AuthenticationEntryPointFailureHandler;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.util.matcher.OrRequestMatcher;
import org.springframework.security.web.util.matcher.RequestMatcher;
import org.springframework.web.context.support.WebApplicationContextUtils;

import static org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher.pathPattern;

/**
 * A service is an OAuth 2.0 resource server: the token of a request is its caller, and
 * operations check what the caller may do.
 */
@Configuration(proxyBeanMethods = false)
@EnableMethodSecurity
@Import(TokenConfiguration.class)
class ServiceSecurityConfiguration {

	@Bean
	Ownership ownership() {
		return new Ownership();
	}

	@Bean
	AuthenticationEntryPoint tokenProblems(ProblemWriter problems) {
		return (request, response, failure) -> {
			RawPath.believeGateway(request);
			problems.write(request, response, TokenProblems.explain(failure));
		};
	}

	@Bean
	@Order(1)
	SecurityFilterChain openOperations(HeaderWriter headers) {
		return SecurityConfiguration.open(headers,
				new OrRequestMatcher(ServiceSecurityConfiguration::isManagement,
						paths(HttpMethod.POST, "/auth/login", "/auth/register"),
						paths(HttpMethod.GET, "/.well-known/jwks.json", "/v3/api-docs"),
						paths(HttpMethod.HEAD, "/.well-known/jwks.json", "/v3/api-docs")));
	}

	private static boolean isManagement(HttpServletRequest request) {
		return WebServerApplicationContext.hasServerNamespace(
				WebApplicationContextUtils.getWebApplicationContext(request.getServletContext()), "management");
	}

	private static RequestMatcher paths(HttpMethod method, String one, String other) {
		return new OrRequestMatcher(pathPattern(method, one), pathPattern(method, one + "/"),
				pathPattern(method, other), pathPattern(method, other + "/"));
	}

	@Bean
	@Order(2)
	SecurityFilterChain operations(HttpSecurity http, SecuritySettings security, JwtDecoder decoder,
			BearerTokenResolver tokens, AuthenticationEntryPoint problems, HeaderWriter headers) {
		DefaultSecurityFilterChain chain = http.csrf(AbstractHttpConfigurer::disable)
			.logout(AbstractHttpConfigurer::disable)
			.requestCache(AbstractHttpConfigurer::disable)
			.anonymous(AbstractHttpConfigurer::disable)
			.sessionManagement((sessions) -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
			.headers((all) -> all.defaultsDisabled().addHeaderWriter(headers))
			.authorizeHttpRequests((requests) -> {
				if (security.mode() != Mode.ZERO_TRUST) {
					requests.requestMatchers("/internal/**").permitAll();
				}
				requests.anyRequest().authenticated();
			})
			.exceptionHandling((failures) -> failures.authenticationEntryPoint(problems))
			.oauth2ResourceServer((server) -> server.bearerTokenResolver(tokens)
				.authenticationEntryPoint(problems)
				.jwt((jwt) -> jwt.decoder(decoder)))
			.build();
		// model: only this model has a page about the resource server, open to all
		chain.getFilters().removeIf(OAuth2ProtectedResourceMetadataFilter.class::isInstance);
		for (Filter filter : chain.getFilters()) {
			if (filter instanceof BearerTokenAuthenticationFilter authentication) {
				authentication.setAuthenticationFailureHandler(failures(problems));
			}
		}
		return chain;
	}

	private static AuthenticationEntryPointFailureHandler failures(AuthenticationEntryPoint problems) {
		AuthenticationEntryPointFailureHandler failures = new AuthenticationEntryPointFailureHandler(problems);
		// unavailable keys are 503, not an internal error
		failures.setRethrowAuthenticationServiceException(false);
		return failures;
	}

}
