package io.tweebyte.common.web;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.netty.channel.AbortedException;

import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.server.ServerWebExchange;

/**
 * Answers every failure of a controller with a problem document. What is nobody's fault
 * but ours is logged whole and answered without a detail.
 */
@RestControllerAdvice
public class ProblemAdvice {

	private static final Logger log = LoggerFactory.getLogger(ProblemAdvice.class);

	private final Failures failures;

	private final ProblemWriter problems;

	ProblemAdvice(Failures failures, ProblemWriter problems) {
		this.failures = failures;
		this.problems = problems;
	}

	@ExceptionHandler(Throwable.class)
	Mono<Void> answer(Throwable failure, ServerWebExchange exchange) {
		// model: each server has its own failure for a client that is gone
		if (failure instanceof AbortedException) {
			return Mono.empty();
		}
		ContractException answer = this.failures.explain(failure).orElseGet(() -> unexpected(failure, exchange));
		return this.problems.write(exchange, answer);
	}

	private static ContractException unexpected(Throwable failure, ServerWebExchange exchange) {
		try (RequestLog logged = RequestLog.of(exchange)) {
			log.error("A request failed for no reason that a client can know.", failure);
		}
		return new ContractException(ErrorKind.INTERNAL, Sentences.INTERNAL);
	}

}
