package io.tweebyte.gateway.config;

import java.time.Clock;

import io.tweebyte.common.web.LoggedContext;
import io.tweebyte.common.web.ProblemWriter;
import io.tweebyte.common.web.RejectedRequests;
import io.tweebyte.common.web.SecurityConfiguration;
import io.tweebyte.gateway.filter.AnsweredHeaders;
import io.tweebyte.gateway.filter.AuthenticationFilter;
import io.tweebyte.gateway.filter.BodyLimitFilter;
import io.tweebyte.gateway.filter.ErrorFilter;
import io.tweebyte.gateway.filter.MediaTypeFilter;
import io.tweebyte.gateway.filter.PageFilter;
import io.tweebyte.gateway.filter.PassedHeaders;
import io.tweebyte.gateway.filter.PathFilter;
import io.tweebyte.gateway.filter.RateLimitFilter;
import io.tweebyte.gateway.filter.ResponseFilter;
import io.tweebyte.gateway.filter.RouteFilter;
import io.tweebyte.gateway.filter.RoutingFilter;
import io.tweebyte.gateway.service.KeyCache;
import io.tweebyte.gateway.service.RateLimiter;
import io.tweebyte.gateway.service.Services;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.SecurityGuard;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.TokenVerifier;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.cloud.gateway.route.RouteLocator;
import org.springframework.cloud.gateway.route.builder.RouteLocatorBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.security.web.server.SecurityWebFilterChain;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatchers;
import org.springframework.web.reactive.DispatcherHandler;
import org.springframework.web.server.adapter.ForwardedHeaderTransformer;
import org.springframework.web.server.adapter.WebHttpHandlerBuilder;

/**
 * The steps of every request, in the contract's order.
 */
@Configuration(proxyBeanMethods = false)
@Import({ SecurityConfiguration.class, SecurityGuard.class })
public class GatewayConfiguration {

	/**
	 * Removes the forwarded headers of clients, which the pages would trust.
	 */
	@Bean(WebHttpHandlerBuilder.FORWARDED_HEADER_TRANSFORMER_BEAN_NAME)
	ForwardedHeaderTransformer forwardedHeaders() {
		ForwardedHeaderTransformer filter = new ForwardedHeaderTransformer();
		filter.setRemoveOnly(true);
		return filter;
	}

	// tokens are checked by a step
	@Bean
	SecurityWebFilterChain securityFilterChain(ServerHttpHeadersWriter headers) {
		return SecurityConfiguration.open(headers, ServerWebExchangeMatchers.anyExchange());
	}

	@Bean
	RejectedRequests rejectedRequests(AllowedHosts hosts, AuthenticationFilter authentication,
			ServerHttpHeadersWriter headers, ProblemWriter problems) {
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
		LoggedContext.log(AuthenticationFilter.USER);
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
	PageFilter pageFilter(ObjectProvider<DispatcherHandler> pages) {
		return new PageFilter((exchange) -> pages.getObject().handle(exchange));
	}

	@Bean
	RoutingFilter serviceRoutingFilter(Services services, TimeSettings times) {
		return new RoutingFilter(services, times.head());
	}

	@Bean
	ResponseFilter responseFilter(TimeSettings times) {
		return new ResponseFilter(times.total());
	}

	@Bean
	ErrorFilter errorFilter(ProblemWriter problems) {
		return new ErrorFilter(problems);
	}

	@Bean
	PassedHeaders passedHeaders(TimeSettings times) {
		return new PassedHeaders(times.head());
	}

	@Bean
	AnsweredHeaders answeredHeaders() {
		return new AnsweredHeaders();
	}

	// model: in front of everything else, which the steps hand over to; they also decide
	// that there is no route
	@Bean
	RouteLocator routes(RouteLocatorBuilder builder, Services services) {
		RouteLocatorBuilder.Builder routes = builder.routes();
		for (Service service : Service.values()) {
			routes.route(service.segment(),
					(route) -> route.path("/" + service.segment() + "/**").uri(services.address(service)));
		}
		return routes
			.route("nowhere",
					(route) -> route.predicate((exchange) -> !PageFilter.isHandedOver(exchange)).uri("no://nowhere"))
			.build();
	}

}
