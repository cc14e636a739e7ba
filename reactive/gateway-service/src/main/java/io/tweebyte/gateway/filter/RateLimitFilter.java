package io.tweebyte.gateway.filter;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.RateLimiter;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

@Component
@Order(ErrorFilter.FIRST + 3)
public final class RateLimitFilter implements GlobalFilter {

	private final RateLimiter limiter;

	public RateLimitFilter(RateLimiter limiter) {
		this.limiter = limiter;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		if (GatewayPaths.isLimited(exchange.getRequest().getMethod().name(), StrictDecodingFilter.path(exchange))) {
			return Mono.fromFuture(() -> this.limiter.count(ForwardedHeaders.remoteAddress(exchange.getRequest())))
				.then(chain.filter(exchange));
		}
		return chain.filter(exchange);
	}

}
