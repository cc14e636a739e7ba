package io.tweebyte.common.web;

import java.time.Duration;

import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;

/** Responds with 408 when a body stops arriving. */
final class BodyTimeoutFilter implements WebFilter {

	private final Duration timeout;

	/** The longest time between two parts of a body. */
	BodyTimeoutFilter(Duration timeout) {
		this.timeout = timeout;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		Duration limit = this.timeout;
		ServerHttpRequest timed = new ServerHttpRequestDecorator(exchange.getRequest()) {
			@Override
			public Flux<DataBuffer> getBody() {
				return super.getBody().timeout(limit, Mono.error(() -> late(exchange)));
			}
		};
		return chain.filter(exchange.mutate().request(timed).build());
	}

	private static Throwable late(ServerWebExchange exchange) {
		// the server would wait for the rest of the body before the next request
		exchange.getResponse().getHeaders().setConnection("close");
		return new ResponseStatusException(HttpStatus.REQUEST_TIMEOUT);
	}

}
