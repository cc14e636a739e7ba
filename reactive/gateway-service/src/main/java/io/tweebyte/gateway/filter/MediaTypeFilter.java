package io.tweebyte.gateway.filter;

import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ServerWebExchange;

/**
 * Refuses bodies that an operation cannot read, and clients that cannot read JSON.
 */
public final class MediaTypeFilter extends Step {

	/**
	 * Creates the step.
	 */
	public MediaTypeFilter() {
		super(4);
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		ServerHttpRequest client = exchange.getRequest();
		request(exchange).checkMediaTypes(client.getHeaders().getFirst(HttpHeaders.CONTENT_TYPE),
				BodyLimitFilter.hasBody(client), client.getHeaders().getOrEmpty(HttpHeaders.ACCEPT));
		return chain.filter(exchange);
	}

}
