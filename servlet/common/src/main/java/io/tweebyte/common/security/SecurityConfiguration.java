package io.tweebyte.common.security;

import java.util.List;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.token.TokenProblems;
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configuration.EnableWebSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.server.resource.web.BearerTokenResolver;
import org.springframework.security.oauth2.server.resource.web.OAuth2ProtectedResourceMetadataFilter;
import org.springframework.security.oauth2.server.resource.web.authentication.BearerTokenAuthenticationFilter;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.DefaultSecurityFilterChain;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.AuthenticationEntryPointFailureHandler;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.header.HeaderWriterFilter;
import org.springframework.security.web.header.writers.CompositeHeaderWriter;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter;
import org.springframework.security.web.header.writers.StaticHeadersWriter;
import org.springframework.security.web.header.writers.XContentTypeOptionsHeaderWriter;
import org.springframework.security.web.header.writers.frameoptions.XFrameOptionsHeaderWriter;
import org.springframework.security.web.util.matcher.OrRequestMatcher;
import org.springframework.security.web.util.matcher.RequestMatcher;
import org.springframework.util.StringUtils;
import org.springframework.web.context.support.WebApplicationContextUtils;

import static org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher.pathPattern;

/** Headers that protect clients, and allowed hosts, of services and gateways alike. */
@Configuration(proxyBeanMethods = false)
@EnableWebSecurity
@EnableConfigurationProperties(SecuritySettings.class)
public class SecurityConfiguration {

	// what Swagger UI needs, and no more
	private static final String PAGE_POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
			+ "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

	@Bean
	AllowedHosts allowedHosts(SecuritySettings security) {
		return AllowedHosts.withOwnName(security.allowedHosts());
	}

	/** The headers of every response, except those that it has from a service. */
	@Bean
	HeaderWriter securityHeaders() {
		StaticHeadersWriter policy = new StaticHeadersWriter("Content-Security-Policy", PAGE_POLICY);
		return new CompositeHeaderWriter(List.of(new StaticHeadersWriter(HttpHeaders.CACHE_CONTROL, "no-store"),
				new XContentTypeOptionsHeaderWriter(), new XFrameOptionsHeaderWriter(),
				new ReferrerPolicyHeaderWriter(), (request, response) -> {
					if (StringUtils.startsWithIgnoreCase(response.getContentType(), "text/html")) {
						policy.writeHeaders(request, response);
					}
				}));
	}

	@Bean
	AuthenticationEntryPoint tokenProblems(ProblemWriter problems) {
		return (request, response, failure) -> problems.write(request, response, TokenProblems.explain(failure));
	}

	/** Metrics of each filter would cost more than the filters. */
	@Bean
	SecurityObservationSettings securityObservations() {
		return SecurityObservationSettings.noObservations();
	}

	/** A chain that only writes headers: a token sent along is ignored. */
	public static SecurityFilterChain open(HeaderWriter headers, RequestMatcher requests) {
		return new DefaultSecurityFilterChain(requests, new HeaderWriterFilter(List.of(headers)));
	}

	/** Matches the requests of the management port, which is not published. */
	public static boolean isManagement(HttpServletRequest request) {
		return WebServerApplicationContext.hasServerNamespace(
				WebApplicationContextUtils.getWebApplicationContext(request.getServletContext()), "management");
	}

	/**
	 * Matches the requests that need no token.
	 * @param toPost patterns of paths for {@code POST}
	 * @param toGet patterns of paths for {@code GET} and {@code HEAD}
	 */
	public static RequestMatcher openRequests(List<String> toPost, List<String> toGet) {
		return new OrRequestMatcher(SecurityConfiguration::isManagement, paths(HttpMethod.POST, toPost),
				paths(HttpMethod.GET, toGet), paths(HttpMethod.HEAD, toGet));
	}

	private static RequestMatcher paths(HttpMethod method, List<String> patterns) {
		return new OrRequestMatcher(
				patterns.stream().<RequestMatcher>map((pattern) -> pathPattern(method, pattern)).toList());
	}

	/** The requests, and who may send them, are configured already. */
	public static SecurityFilterChain resourceServer(HttpSecurity http, JwtDecoder decoder, BearerTokenResolver tokens,
			AuthenticationEntryPoint problems, HeaderWriter headers) {
		DefaultSecurityFilterChain chain = http.csrf(AbstractHttpConfigurer::disable)
			.logout(AbstractHttpConfigurer::disable)
			.requestCache(AbstractHttpConfigurer::disable)
			.anonymous(AbstractHttpConfigurer::disable)
			.sessionManagement((sessions) -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
			.headers((all) -> all.defaultsDisabled().addHeaderWriter(headers))
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
