package io.tweebyte.common.web;

import io.tweebyte.shared.http.HeaderNames;

import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ServerWebExchange;

/**
 * The path of a request as the client wrote it.
 */
public final class RawPath {

	/**
	 * Holds the target of a request that is no URI; nobody else's value gets this far.
	 */
	static final String HEADER = "X-Raw-Target";

	private static final String FORWARDED = "io.tweebyte.forwarded-path";

	private RawPath() {
	}

	/**
	 * The path by which a request is looked up.
	 * @return the path without the query, neither decoded nor tidied
	 */
	public static String of(ServerHttpRequest request) {
		String target = request.getHeaders().getFirst(HEADER);
		return (target != null) ? target.split("\\?", 2)[0] : request.getURI().getRawPath();
	}

	/**
	 * Shows a request with the path that the client wrote, where it was put aside and is
	 * one that a URI can have.
	 * @return the request with {@link #of(ServerHttpRequest)} as its path
	 */
	static ServerWebExchange restored(ServerWebExchange exchange) {
		if (!exchange.getRequest().getHeaders().containsHeader(HEADER)) {
			return exchange;
		}
		try {
			return exchange.mutate().request((request) -> request.path(of(exchange.getRequest()))).build();
		}
		catch (IllegalStateException ex) {
			// model: a servlet request may have any text as its path
			return exchange;
		}
	}

	/**
	 * Believes what the gateway says of the client's path. Gateways do not call this.
	 */
	static void believeGateway(ServerWebExchange exchange) {
		String path = exchange.getRequest().getHeaders().getFirst(HeaderNames.FORWARDED_PATH);
		if (path != null) {
			exchange.getAttributes().put(FORWARDED, path);
		}
	}

	/**
	 * The path that answers call {@code instance}.
	 * @return the path as the client wrote it, to the gateway if there is one
	 */
	static String instance(ServerWebExchange exchange) {
		String forwarded = exchange.getAttribute(FORWARDED);
		return (forwarded != null) ? forwarded : of(exchange.getRequest());
	}

	/**
	 * The query of a request.
	 * @return the raw query, or null when there is none
	 */
	public static String query(ServerHttpRequest request) {
		String target = request.getHeaders().getFirst(HEADER);
		if (target != null) {
			return target.contains("?") ? target.split("\\?", 2)[1] : null;
		}
		return request.getURI().getRawQuery();
	}

}
