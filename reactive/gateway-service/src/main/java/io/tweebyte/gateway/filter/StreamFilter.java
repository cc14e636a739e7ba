package io.tweebyte.gateway.filter;

import java.security.Principal;

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
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.jwt.Jwt;
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
		return (GatewayPaths.isStream(StrictDecodingFilter.path(exchange).raw())
				&& token(CallerFilter.user(exchange)) instanceof Jwt token)
						? chain.filter(exchange.mutate().response(new Stream(exchange.getResponse(), token)).build())
						: chain.filter(exchange);
	}

	private static Object token(Principal user) {
		return (user instanceof Authentication known) ? known.getPrincipal() : null;
	}

	private final class Stream extends ServerHttpResponseDecorator {

		private final Jwt token;

		private Stream(ServerHttpResponse client, Jwt token) {
			super(client);
			this.token = token;
		}

		@Override
		public Mono<Void> writeAndFlushWith(Publisher<? extends Publisher<? extends DataBuffer>> body) {
			return super.writeAndFlushWith(Flux.from(body).handle(this::pass));
		}

		private void pass(Publisher<? extends DataBuffer> part, SynchronousSink<Publisher<? extends DataBuffer>> sink) {
			if (StreamFilter.this.ended.isEnded(this.token)) {
				Flux.from(part).subscribe(DataBufferUtils::release);
				sink.complete();
			}
			else {
				sink.next(part);
			}
		}

	}

}
