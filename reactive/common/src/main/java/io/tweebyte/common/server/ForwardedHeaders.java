package io.tweebyte.common.server;

import java.net.InetSocketAddress;
import java.util.List;

import io.tweebyte.shared.http.HeaderNames;

import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ServerWebExchange;

/** Reads what the gateway, which removes a client's own headers, knows of a request. */
public final class ForwardedHeaders {

	private ForwardedHeaders() {
	}

	/** Empty when the request did not come through the gateway: another service calls. */
	public static String address(ServerHttpRequest request) {
		List<String> forwarded = request.getHeaders().getOrDefault(HeaderNames.FORWARDED_FOR, List.of());
		return forwarded.isEmpty() ? "" : forwarded.getLast();
	}

	/** Empty when the client has disconnected already. */
	public static String remoteAddress(ServerHttpRequest request) {
		InetSocketAddress address = request.getRemoteAddress();
		return (address != null) ? address.getAddress().getHostAddress() : "";
	}

	/** Replaces what only gateways and services may set, in a request of neither. */
	public static ServerWebExchange ofClient(ServerWebExchange exchange) {
		String address = remoteAddress(exchange.getRequest());
		return exchange.mutate().request((request) -> request.headers((headers) -> {
			headers.set(HeaderNames.FORWARDED_FOR, address);
			headers.remove(HeaderNames.FORWARDED_PATH);
			headers.remove(HeaderNames.DEADLINE);
		})).build();
	}

	public static String path(ServerWebExchange exchange) {
		String forwarded = exchange.getRequest().getHeaders().getFirst(HeaderNames.FORWARDED_PATH);
		return (forwarded != null) ? forwarded : exchange.getRequest().getURI().getRawPath();
	}

}
