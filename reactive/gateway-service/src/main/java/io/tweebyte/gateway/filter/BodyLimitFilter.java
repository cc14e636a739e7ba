package io.tweebyte.gateway.filter;

import java.time.Duration;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.limit.ClientPlaces;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ServerWebExchange;

/**
 * Refuses bodies that are too large: at once when the client says so, else as soon as it
 * shows.
 */
public final class BodyLimitFilter extends Step {

	private static final String BODY = "gateway-body";

	private final long size;

	private final Duration time;

	private final ClientPlaces largeBodies;

	/**
	 * Creates the step.
	 * @param size the largest body in bytes
	 * @param time how long a body may take to arrive
	 */
	public BodyLimitFilter(long size, Duration time, ClientPlaces largeBodies) {
		super(3);
		this.size = size;
		this.time = time;
		this.largeBodies = largeBodies;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		ServerHttpRequest client = exchange.getRequest();
		if (client.getHeaders().getContentLength() > this.size) {
			throw new ContractException(ErrorKind.CONTENT_TOO_LARGE, Sentences.BODY_TOO_LARGE);
		}
		if (hasBody(client)) {
			LargeBody large = new LargeBody(this.largeBodies, PassedHeaders.address(client));
			LimitedBody limited = new LimitedBody(client, this.size, this.time, large);
			exchange.getAttributes().put(BODY, limited);
			return chain.filter(exchange.mutate().request(limited).build()).doFinally((end) -> large.giveBack());
		}
		return chain.filter(exchange);
	}

	/**
	 * Tells whether a client sends a body.
	 * @param client the client's request
	 * @return whether there is a byte of it, as far as the head of the request tells
	 */
	static boolean hasBody(ServerHttpRequest client) {
		return client.getHeaders().getContentLength() > 0
				|| client.getHeaders().getFirst(HttpHeaders.TRANSFER_ENCODING) != null;
	}

	/**
	 * The body that the step has put under its limits.
	 * @param exchange what is known of the request
	 * @return the body, or null when there is none
	 */
	static LimitedBody body(ServerWebExchange exchange) {
		return exchange.getAttribute(BODY);
	}

}
