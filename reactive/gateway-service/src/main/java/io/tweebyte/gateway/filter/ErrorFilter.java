package io.tweebyte.gateway.filter;

import io.tweebyte.common.web.ProblemWriter;
import io.tweebyte.common.web.RequestIdFilter;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.http.HeaderNames;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.netty.http.server.HttpServerResponse;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebExceptionHandler;

/**
 * Answers requests that ended early. A client that has got a part of an answer gets no
 * more of it: its connection is broken.
 */
public final class ErrorFilter extends Step implements WebExceptionHandler {

	private static final Logger log = LoggerFactory.getLogger(ErrorFilter.class);

	private final ProblemWriter problems;

	/**
	 * Creates the step.
	 */
	public ErrorFilter(ProblemWriter problems) {
		super(0);
		this.problems = problems;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		return Mono.defer(() -> chain.filter(exchange)).onErrorResume((thrown) -> answer(exchange, thrown));
	}

	/**
	 * Answers requests that failed before they came to the steps.
	 */
	@Override
	public Mono<Void> handle(ServerWebExchange exchange, Throwable thrown) {
		return answer(exchange, thrown);
	}

	private Mono<Void> answer(ServerWebExchange exchange, Throwable thrown) {
		if (exchange.getResponse().isCommitted()) {
			log.debug("The connection broke.", thrown);
			return breakOff(exchange);
		}
		HttpHeaders headers = exchange.getResponse().getHeaders();
		headers.clear();
		headers.set(HeaderNames.REQUEST_ID, RequestIdFilter.of(exchange));
		return this.problems.write(exchange, failure(thrown));
	}

	/**
	 * Closes the connection. Passing the failure on would do so too, but with much noise.
	 */
	private static Mono<Void> breakOff(ServerWebExchange exchange) {
		HttpServerResponse client = ServerHttpResponseDecorator.getNativeResponse(exchange.getResponse());
		client.withConnection((connection) -> connection.channel().close());
		return Mono.never();
	}

	private static ContractException failure(Throwable thrown) {
		if (thrown instanceof ContractException failure) {
			return failure;
		}
		if (thrown instanceof ResponseStatusException) {
			// the pages read nothing but their path, so there is one error only
			return ContractException.notFound(Sentences.ROUTE_NOT_FOUND);
		}
		log.error("A step of the gateway failed.", thrown);
		return new ContractException(ErrorKind.INTERNAL, Sentences.INTERNAL);
	}

}
