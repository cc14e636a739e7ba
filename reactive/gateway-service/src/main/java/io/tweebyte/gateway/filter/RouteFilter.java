package io.tweebyte.gateway.filter;

import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.web.server.ServerWebExchange;

/**
 * Refuses paths that lead nowhere, and methods that a path does not know.
 */
public final class RouteFilter extends Step {

	/**
	 * Creates the step.
	 */
	public RouteFilter() {
		super(2);
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		request(exchange).checkRoute();
		return chain.filter(exchange);
	}

}
