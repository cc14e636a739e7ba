package io.tweebyte.gateway.filter;

import java.security.Principal;

import io.tweebyte.shared.http.RequestLog;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** Notes the user of the token, who sends the token on and is logged. */
@Component
public final class CallerFilter extends OrderedFilter {

	public CallerFilter() {
		super(1);
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		return exchange.getPrincipal()
			.doOnNext((user) -> exchange.getAttributes().put(RequestLog.USER_ID, user))
			.then(Mono.defer(() -> chain.filter(exchange)));
	}

	static Principal user(ServerWebExchange exchange) {
		return exchange.getAttribute(RequestLog.USER_ID);
	}

	/** Returns whether a token was checked; false for paths that are open to all. */
	static boolean hasCaller(ServerWebExchange exchange) {
		return user(exchange) != null;
	}

}
