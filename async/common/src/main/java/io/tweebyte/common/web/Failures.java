package io.tweebyte.common.web;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FailureMapper;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.http.CallFailedException;

import org.springframework.security.access.AccessDeniedException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;

/**
 * Tells what a failure means to a client.
 */
final class Failures {

	private final List<FailureMapper> mappers;

	Failures(List<FailureMapper> mappers) {
		this.mappers = mappers;
	}

	/**
	 * Explains a failure.
	 * @return the answer, or empty when the failure is a fault of ours
	 */
	Optional<ContractException> explain(Throwable failure) {
		Throwable cause = (failure instanceof CompletionException && failure.getCause() != null) ? failure.getCause()
				: failure;
		return switch (cause) {
			case ContractException known -> Optional.of(known);
			// model: each framework has its own failure for an id in the path
			case MethodArgumentTypeMismatchException mismatch ->
				Optional.of(ContractException.invalid(mismatch.getName(), Identifiers.SENTENCE));
			case AccessDeniedException denied -> Optional.of(ContractException.forbidden(Sentences.NOT_YOURSELF));
			case TimeoutException slow -> unavailable(Sentences.TOO_SLOW);
			case RejectedExecutionException full -> unavailable(Sentences.BUSY);
			case CallFailedException out -> unavailable(Sentences.SERVICE_OUT);
			case CallNotPermittedException out -> unavailable(Sentences.SERVICE_OUT);
			default -> this.mappers.stream().flatMap((mapper) -> mapper.map(cause).stream()).findFirst();
		};
	}

	private static Optional<ContractException> unavailable(String detail) {
		return Optional.of(ContractException.unavailable(detail));
	}

}
