package io.tweebyte.gateway.filter;

import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.function.HandlerFilterFunction;
import org.springframework.web.servlet.function.HandlerFunction;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;

/**
 * Reads the whole body, so that no service waits for a client, and refuses one that is
 * too large, too slow, or broken.
 */
@Component
@Order(1)
public final class BodyLimitFilter implements HandlerFilterFunction<ServerResponse, ServerResponse> {

	private final ClientBodies bodies;

	public BodyLimitFilter(ClientBodies bodies) {
		this.bodies = bodies;
	}

	@Override
	public ServerResponse filter(ServerRequest request, HandlerFunction<ServerResponse> next) throws Exception {
		this.bodies.read(request.servletRequest());
		return next.handle(request);
	}

}
