package io.tweebyte.gateway.filter;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/**
 * Refuses bodies that are too large: at once by their Content-Length, otherwise when they
 * pass the limit.
 */
@Component
public final class BodyLimitFilter extends OrderedFilter {

	private static final String BODY = "gateway-body";

	private final LimitSettings limits;

	private final TimeSettings times;

	private final ClientPlaces largeBodies;

	public BodyLimitFilter(LimitSettings limits, TimeSettings times, ClientPlaces largeBodyPlaces) {
		super(2);
		this.limits = limits;
		this.times = times;
		this.largeBodies = largeBodyPlaces;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		ServerHttpRequest client = exchange.getRequest();
		long size = this.limits.body().toBytes();
		if (client.getHeaders().getContentLength() > size) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
		if (!hasBody(client)) {
			return chain.filter(exchange);
		}
		LimitedBody body = new LimitedBody(client, size, this.times.body(), this.largeBodies,
				PassedHeaders.address(client));
		exchange.getAttributes().put(BODY, body);
		return chain.filter(exchange.mutate().request(body).build()).doFinally((end) -> body.giveBack());
	}

	static boolean hasBody(ServerHttpRequest client) {
		return client.getHeaders().getContentLength() > 0
				|| client.getHeaders().getFirst(HttpHeaders.TRANSFER_ENCODING) != null;
	}

	/** Returns null when the request has no body. */
	static LimitedBody body(ServerWebExchange exchange) {
		return exchange.getAttribute(BODY);
	}

}
