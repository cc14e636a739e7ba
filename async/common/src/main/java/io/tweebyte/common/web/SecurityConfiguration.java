package io.tweebyte.common.web;

import java.util.List;

import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.SecuritySettings;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.security.config.annotation.web.configuration.EnableWebSecurity;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.web.DefaultSecurityFilterChain;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.firewall.HttpFirewall;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.header.HeaderWriterFilter;
import org.springframework.security.web.header.writers.CompositeHeaderWriter;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter;
import org.springframework.security.web.header.writers.StaticHeadersWriter;
import org.springframework.security.web.header.writers.XContentTypeOptionsHeaderWriter;
import org.springframework.security.web.header.writers.frameoptions.XFrameOptionsHeaderWriter;
import org.springframework.security.web.util.matcher.RequestMatcher;

/**
 * What services and gateways share of Spring Security: headers that protect clients, and
 * a firewall for hosts and paths. A configuration that imports this provides the filter
 * chains and {@link RejectedRequests}.
 */
@Configuration(proxyBeanMethods = false)
@EnableWebSecurity
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
	HttpFirewall requestFirewall(AllowedHosts hosts) {
		return new RequestFirewall(hosts);
	}

	/**
	 * The headers of every response. A header that the response has already is kept: of
	 * those of a service, the gateway adds none a second time.
	 * @return writes them before the response is sent
	 */
	@Bean
	HeaderWriter securityHeaders() {
		StaticHeadersWriter policy = new StaticHeadersWriter("Content-Security-Policy", PAGE_POLICY);
		return new CompositeHeaderWriter(List.of(new StaticHeadersWriter(HttpHeaders.CACHE_CONTROL, "no-store"),
				new XContentTypeOptionsHeaderWriter(), new XFrameOptionsHeaderWriter(),
				new ReferrerPolicyHeaderWriter(), (request, response) -> {
					if (isPage(response.getContentType())) {
						policy.writeHeaders(request, response);
					}
				}));
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
	public static SecurityFilterChain open(HeaderWriter headers, RequestMatcher requests) {
		return new DefaultSecurityFilterChain(requests, new HeaderWriterFilter(List.of(headers)));
	}

}
