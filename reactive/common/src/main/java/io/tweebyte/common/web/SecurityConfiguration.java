package io.tweebyte.common.web;

import java.util.List;

import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.SecuritySettings;
import reactor.core.publisher.Mono;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.security.config.annotation.web.reactive.EnableWebFluxSecurity;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.web.server.MatcherSecurityWebFilterChain;
import org.springframework.security.web.server.SecurityWebFilterChain;
import org.springframework.security.web.server.firewall.ServerWebExchangeFirewall;
import org.springframework.security.web.server.header.CompositeServerHttpHeadersWriter;
import org.springframework.security.web.server.header.HttpHeaderWriterWebFilter;
import org.springframework.security.web.server.header.ReferrerPolicyServerHttpHeadersWriter;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.security.web.server.header.StaticServerHttpHeadersWriter;
import org.springframework.security.web.server.header.XContentTypeOptionsServerHttpHeadersWriter;
import org.springframework.security.web.server.header.XFrameOptionsServerHttpHeadersWriter;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher;

/**
 * What services and gateways share of Spring Security: headers that protect clients, and
 * a firewall for hosts and paths. A configuration that imports this provides the filter
 * chains and {@link RejectedRequests}.
 */
@Configuration(proxyBeanMethods = false)
@EnableWebFluxSecurity
@EnableConfigurationProperties(SecuritySettings.class)
public class SecurityConfiguration {

	/** The place of filters that come right after Spring Security's, which is at -100. */
	static final int AFTER = -99;

	// what Swagger UI needs, and no more
	private static final String PAGE_POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
			+ "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

	@Bean
	AllowedHosts allowedHosts(SecuritySettings security) {
		return AllowedHosts.withOwnAddresses(security.allowedHosts());
	}

	@Bean
	ServerWebExchangeFirewall requestFirewall(AllowedHosts hosts) {
		return new RequestFirewall(hosts);
	}

	/**
	 * The headers of every response. A header that the response has already is kept: of
	 * those of a service, the gateway adds none a second time.
	 * @return writes them before the response is sent
	 */
	@Bean
	ServerHttpHeadersWriter securityHeaders() {
		ServerHttpHeadersWriter policy = header("Content-Security-Policy", PAGE_POLICY);
		return new CompositeServerHttpHeadersWriter(header(HttpHeaders.CACHE_CONTROL, "no-store"),
				new XContentTypeOptionsServerHttpHeadersWriter(), new XFrameOptionsServerHttpHeadersWriter(),
				new ReferrerPolicyServerHttpHeadersWriter(),
				(exchange) -> isPage(exchange.getResponse().getHeaders().getFirst(HttpHeaders.CONTENT_TYPE))
						? policy.writeHttpHeaders(exchange) : Mono.empty());
	}

	private static ServerHttpHeadersWriter header(String name, String value) {
		return StaticServerHttpHeadersWriter.builder().header(name, value).build();
	}

	private static boolean isPage(String contentType) {
		return contentType != null && contentType.startsWith("text/html");
	}

	/**
	 * Metrics of requests count what is refused; those of each filter would cost more
	 * than the filters.
	 */
	@Bean
	SecurityObservationSettings securityObservations() {
		return SecurityObservationSettings.noObservations();
	}

	/**
	 * A chain of one filter, which writes headers: a token sent along is not looked at.
	 * @param requests the requests that need no token
	 */
	public static SecurityWebFilterChain open(ServerHttpHeadersWriter headers, ServerWebExchangeMatcher requests) {
		return new MatcherSecurityWebFilterChain(requests, List.of(new HttpHeaderWriterWebFilter(headers)));
	}

}
