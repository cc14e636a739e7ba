package io.tweebyte.common.security;

import java.util.List;
import java.util.Map;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.token.TokenProblems;
import reactor.core.publisher.Mono;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.server.PathContainer;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.security.config.annotation.web.reactive.EnableWebFluxSecurity;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.config.web.server.SecurityWebFiltersOrder;
import org.springframework.security.config.web.server.ServerHttpSecurity;
import org.springframework.security.oauth2.jwt.ReactiveJwtDecoder;
import org.springframework.security.web.server.MatcherSecurityWebFilterChain;
import org.springframework.security.web.server.SecurityWebFilterChain;
import org.springframework.security.web.server.ServerAuthenticationEntryPoint;
import org.springframework.security.web.server.authentication.ServerAuthenticationConverter;
import org.springframework.security.web.server.authentication.ServerAuthenticationEntryPointFailureHandler;
import org.springframework.security.web.server.context.NoOpServerSecurityContextRepository;
import org.springframework.security.web.server.header.CompositeServerHttpHeadersWriter;
import org.springframework.security.web.server.header.HttpHeaderWriterWebFilter;
import org.springframework.security.web.server.header.ReferrerPolicyServerHttpHeadersWriter;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.security.web.server.header.StaticServerHttpHeadersWriter;
import org.springframework.security.web.server.header.XContentTypeOptionsServerHttpHeadersWriter;
import org.springframework.security.web.server.header.XFrameOptionsServerHttpHeadersWriter;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher.MatchResult;
import org.springframework.util.StringUtils;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

/** Headers that protect clients, and allowed hosts, of services and gateways alike. */
@Configuration(proxyBeanMethods = false)
@EnableWebFluxSecurity
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
	ServerHttpHeadersWriter securityHeaders() {
		ServerHttpHeadersWriter policy = header("Content-Security-Policy", PAGE_POLICY);
		return new CompositeServerHttpHeadersWriter(header(HttpHeaders.CACHE_CONTROL, "no-store"),
				new XContentTypeOptionsServerHttpHeadersWriter(), new XFrameOptionsServerHttpHeadersWriter(),
				new ReferrerPolicyServerHttpHeadersWriter(),
				(exchange) -> StringUtils.startsWithIgnoreCase(
						exchange.getResponse().getHeaders().getFirst(HttpHeaders.CONTENT_TYPE), "text/html")
								? policy.writeHttpHeaders(exchange) : Mono.empty());
	}

	private static ServerHttpHeadersWriter header(String name, String value) {
		return StaticServerHttpHeadersWriter.builder().header(name, value).build();
	}

	@Bean
	ServerAuthenticationEntryPoint tokenProblems(ProblemWriter problems) {
		return (exchange, failure) -> problems.write(exchange, TokenProblems.explain(failure));
	}

	/** Metrics of each filter would cost more than the filters. */
	@Bean
	SecurityObservationSettings securityObservations() {
		return SecurityObservationSettings.noObservations();
	}

	/** A chain that only writes headers: a token sent along is ignored. */
	public static SecurityWebFilterChain open(ServerHttpHeadersWriter headers, ServerWebExchangeMatcher requests) {
		return new MatcherSecurityWebFilterChain(requests, List.of(new HttpHeaderWriterWebFilter(headers)));
	}

	/** Matches the requests of the management port, which is not published. */
	public static boolean isManagement(ServerWebExchange exchange) {
		return WebServerApplicationContext.hasServerNamespace(exchange.getApplicationContext(), "management");
	}

	/**
	 * Matches the requests that need no token.
	 * @param toPost patterns of paths for {@code POST}
	 * @param toGet patterns of paths for {@code GET} and {@code HEAD}
	 */
	// model: the framework's matcher of several patterns formats a message for each one,
	// though nothing logs it (docs/upstream/spring-security-or-matcher.md)
	public static ServerWebExchangeMatcher openRequests(List<String> toPost, List<String> toGet) {
		Map<HttpMethod, List<PathPattern>> open = Map.of(HttpMethod.POST, patterns(toPost), HttpMethod.GET,
				patterns(toGet), HttpMethod.HEAD, patterns(toGet));
		return (exchange) -> (isManagement(exchange) || isOpen(exchange.getRequest(), open)) ? MatchResult.match()
				: MatchResult.notMatch();
	}

	private static List<PathPattern> patterns(List<String> paths) {
		return paths.stream().map(PathPatternParser.defaultInstance::parse).toList();
	}

	private static boolean isOpen(ServerHttpRequest request, Map<HttpMethod, List<PathPattern>> open) {
		PathContainer path = request.getPath().pathWithinApplication();
		return open.getOrDefault(request.getMethod(), List.of()).stream().anyMatch((pattern) -> pattern.matches(path));
	}

	/** The requests, and who may send them, are configured already. */
	public static SecurityWebFilterChain resourceServer(ServerHttpSecurity http, ReactiveJwtDecoder decoder,
			ServerAuthenticationConverter tokens, ServerAuthenticationEntryPoint problems,
			ServerHttpHeadersWriter headers) {
		return http.csrf(ServerHttpSecurity.CsrfSpec::disable)
			.logout(ServerHttpSecurity.LogoutSpec::disable)
			.requestCache(ServerHttpSecurity.RequestCacheSpec::disable)
			.securityContextRepository(NoOpServerSecurityContextRepository.getInstance())
			.headers(ServerHttpSecurity.HeaderSpec::disable)
			.addFilterAt(new HttpHeaderWriterWebFilter(headers), SecurityWebFiltersOrder.HTTP_HEADERS_WRITER)
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
