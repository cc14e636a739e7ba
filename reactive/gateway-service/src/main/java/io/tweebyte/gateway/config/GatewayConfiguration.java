package io.tweebyte.gateway.config;

import java.time.Clock;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.InFlightLimitFilter;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.gateway.filter.PageFilter;
import io.tweebyte.gateway.filter.StrictDecodingFilter;
import io.tweebyte.page.LivePage;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.OpenResponseSettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.UploadSettings;
import io.tweebyte.shared.web.HealthProbes;

import org.springframework.boot.webflux.autoconfigure.WebHttpHandlerBuilderCustomizer;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.cloud.gateway.route.RouteLocator;
import org.springframework.cloud.gateway.route.builder.RouteLocatorBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.web.filter.reactive.UrlHandlerFilter;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.adapter.ForwardedHeaderTransformer;
import org.springframework.web.server.adapter.WebHttpHandlerBuilder;

/** The filters of every request, and the steps of those that go on to a service. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ OpenResponseSettings.class, UploadSettings.class })
@Import({ GatewayPlaces.class, HealthProbes.class, LivePage.class })
public class GatewayConfiguration {

	@Bean
	ProblemWriter problemWriter() {
		return new ProblemWriter(Clock.systemUTC(), (exchange) -> exchange.getRequest().getURI().getRawPath());
	}

	/** Removes the forwarded headers of clients, which the pages would trust. */
	@Bean(WebHttpHandlerBuilder.FORWARDED_HEADER_TRANSFORMER_BEAN_NAME)
	ForwardedHeaderTransformer forwardedHeaders() {
		ForwardedHeaderTransformer filter = new ForwardedHeaderTransformer();
		filter.setRemoveOnly(true);
		return filter;
	}

	@Bean
	ClientPlaces requestPlaces(LimitSettings limits) {
		return ClientPlaces.withReserve(limits.inFlight(), limits.inFlightPerAddress());
	}

	@Bean
	@Order(0)
	WebHttpHandlerBuilderCustomizer streamLimitFilter(OpenResponseSettings streams, ProblemWriter problems) {
		return filter(new InFlightLimitFilter(ClientPlaces.divided(streams.limit(), 2),
				(request) -> GatewayPaths.isStream(request.getURI().getRawPath()), ForwardedHeaders::remoteAddress,
				problems));
	}

	@Bean
	@Order(1)
	WebHttpHandlerBuilderCustomizer strictDecodingFilter(ProblemWriter problems) {
		return filter(new StrictDecodingFilter(problems));
	}

	@Bean
	@Order(2)
	WebHttpHandlerBuilderCustomizer trailingSlashFilter() {
		return filter(UrlHandlerFilter.trailingSlashHandler(GatewayPaths.pages()).mutateRequest().build());
	}

	@Bean
	@Order(3)
	WebHttpHandlerBuilderCustomizer pageFilter(ProblemWriter problems) {
		return filter(new PageFilter(problems));
	}

	// model: as beans they would meet the requests of the management port, too
	private static WebHttpHandlerBuilderCustomizer filter(WebFilter filter) {
		return (builder) -> builder.filters((filters) -> filters.add(filter));
	}

	@Bean
	RouteLocator routes(RouteLocatorBuilder builder, ServiceAddresses services) {
		RouteLocatorBuilder.Builder routes = builder.routes();
		for (Service service : Service.values()) {
			routes.route(service.segment(),
					(route) -> route.path("/" + service.segment() + "/**")
						.and()
						.predicate((exchange) -> !GatewayPaths.isInternalAtGateway(StrictDecodingFilter.path(exchange)))
						.uri(services.of(service)));
		}
		return routes.build();
	}

}
