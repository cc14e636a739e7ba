package io.tweebyte.gateway.filter;

import java.time.Duration;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.gateway.service.RateLimiter;

/**
 * Refuses addresses that log in or register too often.
 */
public final class RateLimitFilter extends Step {

	private final RateLimiter limiter;

	/**
	 * Creates the step.
	 */
	public RateLimitFilter(RateLimiter limiter) {
		super("pre", 6);
		this.limiter = limiter;
	}

	@Override
	protected void filter(RequestContext context) throws Exception {
		if (request(context).isLimited()) {
			// model: the thread of the request waits, at most as long as the limiter
			// waits for Redis
			check(this.limiter.count(context.getRequest().getRemoteAddr()).get());
		}
	}

	private static void check(Duration pause) {
		if (!pause.isZero()) {
			throw ContractException.tooManyRequests(pause.plusSeconds(1).minusNanos(1).toSeconds());
		}
	}

}
