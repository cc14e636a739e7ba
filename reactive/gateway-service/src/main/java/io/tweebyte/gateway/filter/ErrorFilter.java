package io.tweebyte.gateway.filter;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.RequestLog;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.netty.http.server.HttpServerResponse;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import org.springframework.stereotype.Component;
import org.springframework.web.server.MethodNotAllowedException;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebExceptionHandler;

/** Responds to requests that ended early, unless a part of a response is sent. */
@Component
@Order(ErrorFilter.FIRST)
public final class ErrorFilter implements GlobalFilter, WebExceptionHandler {

	/** The steps come before those of the framework, which only carry bytes. */
	static final int FIRST = -100;

	private static final Logger log = LoggerFactory.getLogger(ErrorFilter.class);

	private final ProblemWriter problems;

	public ErrorFilter(ProblemWriter problems) {
		this.problems = problems;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		return chain.filter(exchange).onErrorResume((thrown) -> respond(exchange, thrown));
	}

	/** Responds to requests that failed before the first step. */
	@Override
	public Mono<Void> handle(ServerWebExchange exchange, Throwable thrown) {
		return respond(exchange, thrown);
	}

	private Mono<Void> respond(ServerWebExchange exchange, Throwable thrown) {
		if (exchange.getResponse().isCommitted()) {
			log.debug("The connection broke.", thrown);
			return breakOff(exchange);
		}
		HttpHeaders headers = exchange.getResponse().getHeaders();
		headers.clear();
		headers.set(HeaderNames.REQUEST_ID, RequestIdFilter.of(exchange));
		return this.problems.write(exchange, failure(exchange, thrown));
	}

	/** Closes the connection. Passing the failure on would do so too, but log much. */
	private static Mono<Void> breakOff(ServerWebExchange exchange) {
		HttpServerResponse client = ServerHttpResponseDecorator.getNativeResponse(exchange.getResponse());
		client.withConnection((connection) -> connection.channel().close());
		return Mono.never();
	}

	private static ApiException failure(ServerWebExchange exchange, Throwable thrown) {
		if (thrown instanceof ApiException failure) {
			return failure;
		}
		if (thrown instanceof MethodNotAllowedException) {
			return ApiException.methodNotAllowed("GET, HEAD");
		}
		if (thrown instanceof ResponseStatusException) {
			// the pages read nothing but method and path
			return ApiException.notFound(Messages.ROUTE_NOT_FOUND);
		}
		try (RequestLog logged = RequestLog.of(RequestIdFilter.of(exchange), CallerFilter.user(exchange))) {
			log.error("A filter of the gateway failed.", thrown);
		}
		return new ApiException(ErrorKind.INTERNAL, Messages.INTERNAL);
	}

}
