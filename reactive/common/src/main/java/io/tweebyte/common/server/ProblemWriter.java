package io.tweebyte.common.server;

import java.time.Clock;
import java.util.function.Function;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.shared.web.ProblemDocuments;
import reactor.core.publisher.Mono;

import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.web.server.ServerWebExchange;

/** Writes the problem documents of failures outside of controllers. */
public final class ProblemWriter extends ProblemDocuments {

	private final Function<ServerWebExchange, String> path;

	public ProblemWriter(Clock clock, Function<ServerWebExchange, String> path) {
		super(clock);
		this.path = path;
	}

	public Mono<Void> write(ServerWebExchange exchange, ApiException failure) {
		byte[] body = bytes(failure, this.path.apply(exchange));
		ServerHttpResponse response = exchange.getResponse();
		response.setStatusCode(HttpStatusCode.valueOf(failure.kind().status()));
		failure.headers().forEach(response.getHeaders()::set);
		response.getHeaders().setContentType(MediaType.APPLICATION_PROBLEM_JSON);
		response.getHeaders().setContentLength(body.length);
		return response.writeWith(Mono.fromSupplier(() -> response.bufferFactory().wrap(body)));
	}

	public ProblemDetail problem(ServerWebExchange exchange, ApiException failure) {
		return problem(failure, this.path.apply(exchange));
	}

}
