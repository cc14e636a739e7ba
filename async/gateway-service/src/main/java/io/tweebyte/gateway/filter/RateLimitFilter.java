package io.tweebyte.gateway.filter;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.RateLimiter;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Component;

@Component
public final class RateLimitFilter extends OrderedFilter {

	private final RateLimiter limiter;

	public RateLimitFilter(RateLimiter limiter) {
		super("pre", 2);
		this.limiter = limiter;
	}

	@Override
	protected void filter(RequestContext context) throws Exception {
		HttpServletRequest client = context.getRequest();
		if (GatewayPaths.isLimited(client.getMethod(), StrictDecodingFilter.path(client))) {
			// model: the thread of the request waits, at most as long as the limiter
			// waits for Redis
			this.limiter.count(client.getRemoteAddr()).get();
		}
	}

}
