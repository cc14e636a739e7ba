package io.tweebyte.common.web;

import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.RequestIds;
import reactor.core.publisher.Mono;

import org.springframework.core.Ordered;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;

/**
 * Gives every request the id under which all services log it: the client's own when it is
 * harmless, else a new one. The answer names it.
 */
public final class RequestIdFilter implements WebFilter, Ordered {

	/** Under which name logs and request attributes hold the id. */
	public static final String KEY = "request_id";

	/**
	 * The id of a request that has passed this filter.
	 * @param exchange the request
	 * @return its id
	 */
	public static String of(ServerWebExchange exchange) {
		return exchange.getAttribute(KEY);
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		String id = RequestIds.take(exchange.getRequest().getHeaders().getFirst(HeaderNames.REQUEST_ID));
		exchange.getAttributes().put(KEY, id);
		exchange.getResponse().getHeaders().set(HeaderNames.REQUEST_ID, id);
		// model: the context of the subscription carries the id from thread to thread
		return chain.filter(exchange).contextWrite((context) -> context.put(KEY, id));
	}

	@Override
	public int getOrder() {
		return Ordered.HIGHEST_PRECEDENCE;
	}

}
