package io.tweebyte.gateway.config;

import java.time.Clock;
import java.util.List;

import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.common.web.ProblemWriter;
import io.tweebyte.common.web.RejectedRequests;
import io.tweebyte.common.web.SecurityConfiguration;
import io.tweebyte.gateway.client.RequestForwarder;
import io.tweebyte.gateway.filter.AuthenticationFilter;
import io.tweebyte.gateway.filter.BodyLimitFilter;
import io.tweebyte.gateway.filter.ErrorFilter;
import io.tweebyte.gateway.filter.GatewayServlet;
import io.tweebyte.gateway.filter.MediaTypeFilter;
import io.tweebyte.gateway.filter.PageFilter;
import io.tweebyte.gateway.filter.PathFilter;
import io.tweebyte.gateway.filter.RateLimitFilter;
import io.tweebyte.gateway.filter.ResponseFilter;
import io.tweebyte.gateway.filter.RouteFilter;
import io.tweebyte.gateway.filter.RoutingFilter;
import io.tweebyte.gateway.filter.Step;
import io.tweebyte.gateway.service.KeyCache;
import io.tweebyte.gateway.service.RateLimiter;
import io.tweebyte.gateway.service.Services;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.SecurityGuard;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.TokenVerifier;

import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.util.matcher.AnyRequestMatcher;
import org.springframework.web.filter.ForwardedHeaderFilter;
import org.springframework.web.servlet.DispatcherServlet;

/**
 * The steps of every request, in the contract's order.
 */
@Configuration(proxyBeanMethods = false)
@Import({ SecurityConfiguration.class, SecurityGuard.class })
public class GatewayConfiguration {

	/**
	 * Removes the forwarded headers of clients, which the pages would trust.
	 */
	@Bean
	FilterRegistrationBean<ForwardedHeaderFilter> forwardedHeaders() {
		ForwardedHeaderFilter filter = new ForwardedHeaderFilter();
		filter.setRemoveOnly(true);
		FilterRegistrationBean<ForwardedHeaderFilter> registration = new FilterRegistrationBean<>(filter);
		registration.setOrder(Ordered.HIGHEST_PRECEDENCE);
		return registration;
	}

	// tokens are checked by a step
	@Bean
	SecurityFilterChain securityFilterChain(HeaderWriter headers) {
		return SecurityConfiguration.open(headers, AnyRequestMatcher.INSTANCE);
	}

	@Bean
	RejectedRequests rejectedRequests(AllowedHosts hosts, AuthenticationFilter authentication, HeaderWriter headers,
			ProblemWriter problems) {
		return new RejectedRequests(hosts, authentication::check, headers, problems);
	}

	@Bean
	ClientPlaces requestPlaces(LimitSettings limits) {
		return new ClientPlaces(limits.inFlight(), limits.inFlightPerAddress());
	}

	@Bean
	ClientPlaces connectionPlaces(LimitSettings limits) {
		return new ClientPlaces(limits.connections(), limits.connectionsPerAddress());
	}

	@Bean
	ClientPlaces largeBodyPlaces(LimitSettings limits) {
		return new ClientPlaces(limits.largeBodies(), (limits.largeBodies() + 1) / 2);
	}

	@Bean
	AuthenticationFilter authenticationFilter(SecuritySettings security, KeyCache keys, TokenSettings tokens,
			EndedTokens ended, TimeSettings times) {
		TokenVerifier verifier = new TokenVerifier(tokens.skew(), Clock.systemUTC());
		return new AuthenticationFilter(security.isOn(), keys, verifier, ended, times.head());
	}

	@Bean
	RouteFilter routeFilter() {
		return new RouteFilter();
	}

	@Bean
	BodyLimitFilter bodyLimitFilter(LimitSettings limits, TimeSettings times, ClientPlaces largeBodyPlaces) {
		return new BodyLimitFilter(limits.body().toBytes(), times.body(), largeBodyPlaces);
	}

	@Bean
	MediaTypeFilter mediaTypeFilter() {
		return new MediaTypeFilter();
	}

	@Bean
	PathFilter pathFilter() {
		return new PathFilter();
	}

	@Bean
	RateLimitFilter rateLimitFilter(RateLimiter limiter) {
		return new RateLimitFilter(limiter);
	}

	@Bean
	PageFilter pageFilter(DispatcherServlet pages) {
		return new PageFilter(pages);
	}

	@Bean
	RoutingFilter serviceRoutingFilter(Services services, RequestForwarder client, TimeSettings times) {
		return new RoutingFilter(services, client, times.head(), times.total());
	}

	@Bean
	ResponseFilter responseFilter(TimeSettings times) {
		return new ResponseFilter(times.idle());
	}

	@Bean
	ErrorFilter errorFilter(ProblemWriter problems) {
		return new ErrorFilter(problems);
	}

	// model: in front of everything else, which the steps hand over to
	@Bean
	ServletRegistrationBean<GatewayServlet> gatewayServlet(List<Step> steps, ProblemWriter problems,
			MeterRegistry meters) {
		ZuulSetup.install(steps, meters);
		ServletRegistrationBean<GatewayServlet> registration = new ServletRegistrationBean<>(
				new GatewayServlet(problems), "/*");
		registration.addInitParameter("buffer-requests", "false");
		registration.setLoadOnStartup(1);
		return registration;
	}

}
