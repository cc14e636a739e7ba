package io.tweebyte.gateway.filter;

import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.web.server.ServerWebExchange;

/**
 * Refuses paths and queries that could be read in two ways.
 */
public final class PathFilter extends Step {

	/**
	 * Creates the step.
	 */
	public PathFilter() {
		super(5);
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		request(exchange).checkPath();
		return chain.filter(exchange);
	}

}
