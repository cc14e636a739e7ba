package io.tweebyte.gateway.filter;

import java.security.Principal;

import io.tweebyte.shared.http.RequestLog;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** Keeps the user of the token for the headers that are passed on, and for the log. */
@Component
@Order(ErrorFilter.FIRST + 1)
public final class CallerFilter implements GlobalFilter {

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		return exchange.getPrincipal()
			.doOnNext((user) -> exchange.getAttributes().put(RequestLog.USER_ID, user))
			.then(chain.filter(exchange));
	}

	/** Returns null for paths that are open to all: no token was checked. */
	static Principal user(ServerWebExchange exchange) {
		return exchange.getAttribute(RequestLog.USER_ID);
	}

}
