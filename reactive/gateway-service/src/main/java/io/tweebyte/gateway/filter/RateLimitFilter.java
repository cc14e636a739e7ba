package io.tweebyte.gateway.filter;

import java.time.Duration;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.gateway.service.RateLimiter;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.web.server.ServerWebExchange;

/**
 * Refuses addresses that log in or register too often.
 */
public final class RateLimitFilter extends Step {

	private final RateLimiter limiter;

	/**
	 * Creates the step.
	 */
	public RateLimitFilter(RateLimiter limiter) {
		super(6);
		this.limiter = limiter;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		if (request(exchange).isLimited()) {
			return this.limiter.count(PassedHeaders.address(exchange.getRequest()))
				.doOnNext(RateLimitFilter::check)
				.then(Mono.defer(() -> chain.filter(exchange)));
		}
		return chain.filter(exchange);
	}

	private static void check(Duration pause) {
		if (!pause.isZero()) {
			throw ContractException.tooManyRequests(pause.plusSeconds(1).minusNanos(1).toSeconds());
		}
	}

}
