package io.tweebyte.common.web;

import java.util.Optional;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.util.DisconnectedClientHelper;

/**
 * Answers every failure of a controller with a problem document. What is nobody's fault
 * but ours is logged whole and answered without a detail.
 */
@RestControllerAdvice
public class ProblemAdvice {

	private static final Logger log = LoggerFactory.getLogger(ProblemAdvice.class);

	// a client that is gone is worth one line at debug level
	private final DisconnectedClientHelper clients = new DisconnectedClientHelper(ProblemAdvice.class.getName());

	private final Failures failures;

	private final ProblemWriter problems;

	ProblemAdvice(Failures failures, ProblemWriter problems) {
		this.failures = failures;
		this.problems = problems;
	}

	@ExceptionHandler(Throwable.class)
	Mono<Void> answer(Throwable failure, ServerWebExchange exchange) {
		Optional<ContractException> explained = this.failures.explain(failure);
		if (explained.isEmpty() && this.clients.checkAndLogClientDisconnectedException(failure)) {
			return Mono.empty();
		}
		ContractException answer = explained.orElseGet(() -> unexpected(failure, exchange));
		return this.problems.write(exchange, answer);
	}

	private static ContractException unexpected(Throwable failure, ServerWebExchange exchange) {
		try (RequestLog logged = RequestLog.of(exchange)) {
			log.error("A request failed for no reason that a client can know.", failure);
		}
		return new ContractException(ErrorKind.INTERNAL, Sentences.INTERNAL);
	}

}
