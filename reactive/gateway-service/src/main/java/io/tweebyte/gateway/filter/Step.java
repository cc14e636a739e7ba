package io.tweebyte.gateway.filter;

import io.tweebyte.shared.api.GatewayRequest;

import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.Ordered;
import org.springframework.web.server.ServerWebExchange;

/**
 * A step of every request.
 */
public abstract class Step implements GlobalFilter, Ordered {

	/** The steps come before those of the framework, which only carry bytes. */
	private static final int FIRST = -100;

	private static final String REQUEST = "gateway-request";

	private final int order;

	/**
	 * Creates a step.
	 */
	protected Step(int order) {
		this.order = FIRST + order;
	}

	@Override
	public int getOrder() {
		return this.order;
	}

	/**
	 * What the table of operations says of the request.
	 * @param exchange what is known of the request
	 */
	protected static GatewayRequest request(ServerWebExchange exchange) {
		return exchange.getRequiredAttribute(REQUEST);
	}

	/**
	 * Keeps what the table of operations says of the request.
	 * @param exchange what is known of the request
	 */
	protected static void keep(ServerWebExchange exchange, GatewayRequest request) {
		exchange.getAttributes().put(REQUEST, request);
	}

}
