package io.tweebyte.gateway.filter;

import io.tweebyte.common.threads.Await;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.RateLimiter;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.function.HandlerFilterFunction;
import org.springframework.web.servlet.function.HandlerFunction;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;

@Component
@Order(2)
public final class RateLimitFilter implements HandlerFilterFunction<ServerResponse, ServerResponse> {

	private final RateLimiter limiter;

	public RateLimitFilter(RateLimiter limiter) {
		this.limiter = limiter;
	}

	@Override
	public ServerResponse filter(ServerRequest request, HandlerFunction<ServerResponse> next) throws Exception {
		HttpServletRequest client = request.servletRequest();
		if (GatewayPaths.isLimited(client.getMethod(), StrictDecodingFilter.path(client))) {
			Await.result(this.limiter.count(client.getRemoteAddr()));
		}
		return next.handle(request);
	}

}
