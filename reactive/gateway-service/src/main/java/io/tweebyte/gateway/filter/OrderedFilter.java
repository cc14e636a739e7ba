package io.tweebyte.gateway.filter;

import io.tweebyte.shared.api.RequestPath;

import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.Ordered;
import org.springframework.web.server.ServerWebExchange;

public abstract class OrderedFilter implements GlobalFilter, Ordered {

	/** The steps come before those of the framework, which only carry bytes. */
	private static final int FIRST = -100;

	private final int order;

	protected OrderedFilter(int order) {
		this.order = FIRST + order;
	}

	@Override
	public int getOrder() {
		return this.order;
	}

	protected static RequestPath path(ServerWebExchange exchange) {
		return StrictDecodingFilter.path(exchange);
	}

}
