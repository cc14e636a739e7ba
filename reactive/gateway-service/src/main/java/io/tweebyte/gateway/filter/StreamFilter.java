package io.tweebyte.gateway.filter;

import java.util.function.BooleanSupplier;

import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.token.EndedTokens;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.SynchronousSink;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
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
		Stream stream = new Stream(exchange.getResponse(), TokenUser.isEnded(exchange, this.ended));
		return chain.filter(exchange.mutate().response(stream).build());
	}

	private static final class Stream extends ServerHttpResponseDecorator {

		private final BooleanSupplier isTokenEnded;

		private Stream(ServerHttpResponse client, BooleanSupplier isTokenEnded) {
			super(client);
			this.isTokenEnded = isTokenEnded;
		}

		@Override
		public Mono<Void> writeAndFlushWith(Publisher<? extends Publisher<? extends DataBuffer>> body) {
			return super.writeAndFlushWith(Flux.from(body).handle(this::pass));
		}

		private void pass(Publisher<? extends DataBuffer> part, SynchronousSink<Publisher<? extends DataBuffer>> sink) {
			if (this.isTokenEnded.getAsBoolean()) {
				Flux.from(part).subscribe(DataBufferUtils::release);
				sink.complete();
			}
			else {
				sink.next(part);
			}
		}

	}

}
