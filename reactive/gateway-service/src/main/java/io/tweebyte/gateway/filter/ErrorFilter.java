package io.tweebyte.gateway.filter;

import io.tweebyte.common.web.ProblemWriter;
import io.tweebyte.common.web.RequestIdFilter;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.http.HeaderNames;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.http.HttpHeaders;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;

/**
 * Answers requests that ended early. A client that has got a part of an answer gets no
 * more of it: the server breaks the connection.
 */
public final class ErrorFilter extends Step {

	private static final Logger log = LoggerFactory.getLogger(ErrorFilter.class);

	private final ProblemWriter problems;

	/**
	 * Creates the step.
	 * @param problems writes the answers
	 */
	public ErrorFilter(ProblemWriter problems) {
		super(0);
		this.problems = problems;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		return Mono.defer(() -> chain.filter(exchange)).onErrorResume((thrown) -> answer(exchange, thrown));
	}

	private Mono<Void> answer(ServerWebExchange exchange, Throwable thrown) {
		if (exchange.getResponse().isCommitted()) {
			log.debug("The connection broke.", thrown);
			return Mono.error(thrown);
		}
		HttpHeaders headers = exchange.getResponse().getHeaders();
		headers.clear();
		headers.set(HeaderNames.REQUEST_ID, RequestIdFilter.of(exchange));
		return this.problems.write(exchange, failure(thrown));
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
