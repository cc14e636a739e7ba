package io.tweebyte.gateway.filter;

import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.token.EndedTokens;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** Ends the stream of a service when the token of its client has ended. */
@Component
// before the framework's step that writes the response
@Order(ErrorFilter.FIRST + 5)
public final class StreamFilter implements GlobalFilter {

	private final EndedTokens ended;

	public StreamFilter(EndedTokens ended) {
		this.ended = ended;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		if (!GatewayPaths.isStream(StrictDecodingFilter.path(exchange).raw())) {
			return chain.filter(exchange);
		}
		PassedStream stream = new PassedStream(exchange.getResponse(), TokenUser.isEnded(exchange, this.ended));
		return chain.filter(exchange.mutate().response(stream).build());
	}

}
