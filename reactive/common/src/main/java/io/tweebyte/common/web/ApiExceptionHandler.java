package io.tweebyte.common.web;

import java.security.Principal;
import java.util.Optional;

import io.netty.handler.timeout.ReadTimeoutException;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.RequestLog;
import io.tweebyte.shared.sql.DatabaseFailures;
import io.tweebyte.shared.web.RequestFailures;
import io.tweebyte.shared.web.ValidationFailures;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

import org.springframework.beans.TypeMismatchException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.bind.support.WebExchangeBindException;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.reactive.result.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.server.MethodNotAllowedException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebInputException;
import org.springframework.web.util.DisconnectedClientHelper;

/** Responds to failures with problem documents, without internal details. */
@RestControllerAdvice
public class ApiExceptionHandler extends ResponseEntityExceptionHandler {

	private static final Logger log = LoggerFactory.getLogger(ApiExceptionHandler.class);

	// a disconnected client is worth one line at debug level
	private final DisconnectedClientHelper clients = new DisconnectedClientHelper(ApiExceptionHandler.class.getName());

	private final Optional<DatabaseFailures> database;

	private final ProblemWriter problems;

	ApiExceptionHandler(Optional<DatabaseFailures> database, ProblemWriter problems) {
		this.database = database;
		this.problems = problems;
	}

	// model: Tomcat responds to a late body by itself
	@ExceptionHandler(ReadTimeoutException.class)
	ResponseEntity<Void> handleLateBody() {
		return ResponseEntity.status(HttpStatus.REQUEST_TIMEOUT).header(HttpHeaders.CONNECTION, "close").build();
	}

	@ExceptionHandler
	Mono<ResponseEntity<Object>> handleFailure(Throwable failure, Principal user, ServerWebExchange exchange) {
		Optional<ApiException> explained = RequestFailures.explain(failure)
			.or(() -> this.database.flatMap((failures) -> failures.explain(failure)));
		if (explained.isEmpty() && this.clients.checkAndLogClientDisconnectedException(failure)) {
			return Mono.empty();
		}
		return response(explained.orElseGet(() -> unexpected(failure, user, exchange)), exchange);
	}

	private static ApiException unexpected(Throwable failure, Principal user, ServerWebExchange exchange) {
		String id = RequestIdFilter.of(exchange);
		try (RequestLog logged = RequestLog.of(id, user)) {
			log.error("A request failed unexpectedly.", failure);
		}
		return new ApiException(ErrorKind.INTERNAL, Messages.INTERNAL);
	}

	private Mono<ResponseEntity<Object>> response(ApiException failure, ServerWebExchange exchange) {
		HttpHeaders headers = new HttpHeaders();
		headers.setContentType(MediaType.APPLICATION_PROBLEM_JSON);
		failure.headers().forEach(headers::set);
		Object problem = this.problems.problem(exchange, failure);
		return Mono.just(new ResponseEntity<>(problem, headers, failure.kind().status()));
	}

	@Override
	protected Mono<ResponseEntity<Object>> handleExceptionInternal(Exception failure, Object body, HttpHeaders headers,
			HttpStatusCode status, ServerWebExchange exchange) {
		return explain(failure, status).map((explained) -> response(explained, exchange))
			.orElseGet(() -> super.handleExceptionInternal(failure, body, headers, status, exchange));
	}

	private static Optional<ApiException> explain(Exception failure, HttpStatusCode status) {
		return switch (failure) {
			case WebExchangeBindException invalid -> Optional.of(ValidationFailures.explain(invalid));
			case HandlerMethodValidationException invalid -> Optional.of(ValidationFailures.explain(invalid));
			// model: one exception for text that cannot be converted and for a body that
			// cannot be read
			case ServerWebInputException input when input.getCause() instanceof TypeMismatchException mismatch ->
				Optional.of(ApiException.invalid(ValidationFailures.name(input.getMethodParameter()),
						ValidationFailures.typeMismatch(mismatch.getRequiredType())));
			case ServerWebInputException body -> Optional.of(RequestFailures.unreadableBody(body.getCause()));
			case MethodNotAllowedException method ->
				Optional.of(RequestFailures.methodNotAllowed(method.getSupportedMethods()));
			default -> RequestFailures.ofStatus(status.value());
		};
	}

}
