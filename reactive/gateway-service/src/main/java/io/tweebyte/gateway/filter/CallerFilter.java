package io.tweebyte.gateway.filter;

import java.security.Principal;

import io.tweebyte.common.web.RequestIdFilter;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** Adds the user of the token to the log. */
@Component
public final class CallerFilter extends OrderedFilter {

	static final String USER = "user_id";

	public CallerFilter() {
		super(1);
		RequestIdFilter.log(USER);
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		return exchange.getPrincipal()
			.map(Principal::getName)
			.doOnNext((user) -> exchange.getAttributes().put(USER, user))
			.map((user) -> chain.filter(exchange).contextWrite((context) -> context.put(USER, user)))
			.defaultIfEmpty(chain.filter(exchange))
			.flatMap((filtered) -> filtered);
	}

	/** Returns whether a token was checked; false for paths that are open to all. */
	static boolean hasCaller(ServerWebExchange exchange) {
		return exchange.getAttribute(USER) != null;
	}

}
