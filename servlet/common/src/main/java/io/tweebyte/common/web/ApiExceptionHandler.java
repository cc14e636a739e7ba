package io.tweebyte.common.web;

import java.security.Principal;
import java.util.Optional;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.RequestLog;
import io.tweebyte.shared.sql.DatabaseFailures;
import io.tweebyte.shared.web.RequestFailures;
import io.tweebyte.shared.web.ValidationFailures;
import jakarta.servlet.http.HttpServletRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.TypeMismatchException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.security.web.context.RequestAttributeSecurityContextRepository;
import org.springframework.security.web.context.SecurityContextRepository;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.multipart.MaxUploadSizeExceededException;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.util.DisconnectedClientHelper;

/** Responds to failures with problem documents, without internal details. */
@RestControllerAdvice
public class ApiExceptionHandler extends ResponseEntityExceptionHandler {

	private static final Logger log = LoggerFactory.getLogger(ApiExceptionHandler.class);

	private static final SecurityContextRepository USERS = new RequestAttributeSecurityContextRepository();

	// a disconnected client is worth one line at debug level
	private final DisconnectedClientHelper clients = new DisconnectedClientHelper(ApiExceptionHandler.class.getName());

	private final Optional<DatabaseFailures> database;

	private final ProblemWriter problems;

	ApiExceptionHandler(Optional<DatabaseFailures> database, ProblemWriter problems) {
		this.database = database;
		this.problems = problems;
	}

	@ExceptionHandler
	ResponseEntity<Object> handleFailure(Throwable failure, Principal user, WebRequest request) {
		Optional<ApiException> explained = RequestFailures.explain(failure)
			.or(() -> this.database.flatMap((failures) -> failures.explain(failure)));
		if (explained.isEmpty() && this.clients.checkAndLogClientDisconnectedException(failure)) {
			return null;
		}
		return response(explained.orElseGet(() -> unexpected(failure, user, request)), request);
	}

	private static ApiException unexpected(Throwable failure, Principal user, WebRequest request) {
		HttpServletRequest failed = ((ServletWebRequest) request).getRequest();
		String id = RequestIdFilter.of(failed);
		try (RequestLog logged = RequestLog.of(id, (user != null) ? user : authenticated(failed))) {
			log.error("A request failed unexpectedly.", failure);
		}
		return new ApiException(ErrorKind.INTERNAL, Messages.INTERNAL);
	}

	// model: the security filters do not run again when a future has failed; the one that
	// authenticated the user left it in the request
	private static Principal authenticated(HttpServletRequest request) {
		return USERS.loadDeferredContext(request).get().getAuthentication();
	}

	private ResponseEntity<Object> response(ApiException failure, WebRequest request) {
		HttpHeaders headers = new HttpHeaders();
		headers.setContentType(MediaType.APPLICATION_PROBLEM_JSON);
		failure.headers().forEach(headers::set);
		Object problem = this.problems.problem(((ServletWebRequest) request).getRequest(), failure);
		return new ResponseEntity<>(problem, headers, failure.kind().status());
	}

	@Override
	protected ResponseEntity<Object> handleExceptionInternal(Exception failure, Object body, HttpHeaders headers,
			HttpStatusCode status, WebRequest request) {
		return explain(failure, status).map((explained) -> response(explained, request))
			.orElseGet(() -> super.handleExceptionInternal(failure, body, headers, status, request));
	}

	private static Optional<ApiException> explain(Exception failure, HttpStatusCode status) {
		return switch (failure) {
			case MethodArgumentNotValidException invalid -> Optional.of(ValidationFailures.explain(invalid));
			case HandlerMethodValidationException invalid -> Optional.of(ValidationFailures.explain(invalid));
			case TypeMismatchException mismatch -> Optional.of(mismatch(mismatch));
			case HttpMessageNotReadableException body -> Optional.of(RequestFailures.unreadableBody(body.getCause()));
			case MaxUploadSizeExceededException large ->
				Optional.of(new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.PICTURE_TOO_LARGE));
			case HttpRequestMethodNotSupportedException method ->
				Optional.of(RequestFailures.methodNotAllowed(method.getSupportedHttpMethods()));
			default -> RequestFailures.ofStatus(status.value());
		};
	}

	private static ApiException mismatch(TypeMismatchException failure) {
		String name = (failure instanceof MethodArgumentTypeMismatchException argument) ? argument.getName()
				: failure.getPropertyName();
		return ApiException.invalid(name, ValidationFailures.typeMismatch(failure.getRequiredType()));
	}

}
