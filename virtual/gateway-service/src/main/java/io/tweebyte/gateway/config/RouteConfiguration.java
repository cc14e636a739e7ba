package io.tweebyte.gateway.config;

import java.util.List;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.filter.ClientBodies;
import io.tweebyte.gateway.filter.PassedHeaders;
import io.tweebyte.gateway.filter.RoutedRequest;
import io.tweebyte.gateway.filter.StrictDecodingFilter;
import io.tweebyte.shared.api.GatewayPaths;

import org.springframework.cloud.gateway.server.mvc.filter.HttpHeadersFilter.RequestHttpHeadersFilter;
import org.springframework.cloud.gateway.server.mvc.handler.GatewayRouterFunctions;
import org.springframework.cloud.gateway.server.mvc.handler.HandlerFunctions;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.function.HandlerFilterFunction;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;

/** The steps of the requests that go on to a service. */
@Configuration(proxyBeanMethods = false)
class RouteConfiguration {

	@Bean
	RouterFunction<ServerResponse> routes(ClientBodies bodies,
			List<HandlerFilterFunction<ServerResponse, ServerResponse>> steps) {
		RouterFunctions.Builder routes = GatewayRouterFunctions.route("services")
			.route(RouteConfiguration::isOfService, HandlerFunctions.http())
			.before((request) -> read(request, bodies));
		steps.forEach(routes::filter);
		return RouterFunctions.<ServerResponse>route(RouteConfiguration::isInternal, (request) -> {
			throw ApiException.notFound(Messages.ROUTE_NOT_FOUND);
		}).and(routes.build());
	}

	private static boolean isOfService(ServerRequest request) {
		return StrictDecodingFilter.path(request.servletRequest()).service().isPresent();
	}

	private static boolean isInternal(ServerRequest request) {
		return isOfService(request)
				&& GatewayPaths.isInternalAtGateway(StrictDecodingFilter.path(request.servletRequest()));
	}

	/** Reads the whole body, so that no service waits for a client. */
	private static ServerRequest read(ServerRequest request, ClientBodies bodies) {
		ServerRequest shown = RoutedRequest.showMethod(request);
		bodies.read(shown.servletRequest());
		return shown;
	}

	/** The framework's own filters let a client remove its token by naming it. */
	@Bean
	RequestHttpHeadersFilter passedHeadersFilter(PassedHeaders headers) {
		return (filtered, request) -> headers.of(request.servletRequest());
	}

}
