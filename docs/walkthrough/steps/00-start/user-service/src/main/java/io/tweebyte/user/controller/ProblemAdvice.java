package io.tweebyte.user.controller;

import java.time.Instant;
import java.util.UUID;

import javax.servlet.http.HttpServletRequest;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Problem;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.binding.IdentifierEditor;
import io.tweebyte.shared.http.HeaderNames;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;

/**
 * Responds to each failure of a controller with a problem document. An unexpected failure
 * is logged in full, and the response has no details.
 */
@RestControllerAdvice
class ProblemAdvice {

	private static final Logger log = LoggerFactory.getLogger(ProblemAdvice.class);

	@InitBinder
	void readIdentifiersStrictly(WebDataBinder binder) {
		binder.registerCustomEditor(UUID.class, new IdentifierEditor());
	}

	@ExceptionHandler
	ResponseEntity<Problem> respond(Exception failure, HttpServletRequest request) {
		ApiException known = explain(failure);
		ResponseEntity.BodyBuilder response = ResponseEntity.status(known.kind().status())
			.contentType(MediaType.APPLICATION_PROBLEM_JSON);
		known.headers().forEach((header) -> response.header(header.name(), header.value()));
		return response.body(Problem.of(known, path(request), Instant.now()));
	}

	private static ApiException explain(Exception failure) {
		if (failure instanceof ApiException) {
			return (ApiException) failure;
		}
		if (failure instanceof MethodArgumentTypeMismatchException) {
			String name = ((MethodArgumentTypeMismatchException) failure).getName();
			return ApiException.invalid(name, Identifiers.MESSAGE);
		}
		if (failure instanceof HttpMessageNotReadableException) {
			return ApiException.badRequest(Messages.MALFORMED_JSON);
		}
		if (failure instanceof DataAccessResourceFailureException || failure instanceof QueryTimeoutException
				|| failure instanceof CannotCreateTransactionException) {
			return ApiException.unavailable(Messages.DATABASE_UNAVAILABLE);
		}
		log.error("A request failed unexpectedly.", failure);
		return new ApiException(ErrorKind.INTERNAL, Messages.INTERNAL);
	}

	/** The path as the client wrote it, to the gateway if there is one. */
	private static String path(HttpServletRequest request) {
		String forwarded = request.getHeader(HeaderNames.FORWARDED_PATH);
		return (forwarded != null) ? forwarded : request.getRequestURI();
	}

}
