package io.tweebyte.gateway.controller;

import java.io.IOException;

import io.tweebyte.common.web.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.web.ErrorResponse;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Responds with problem documents where the gateway has no page. */
@RestControllerAdvice
class PageProblems {

	private static final Logger log = LoggerFactory.getLogger(PageProblems.class);

	private final ProblemWriter problems;

	PageProblems(ProblemWriter problems) {
		this.problems = problems;
	}

	@ExceptionHandler
	void respond(Exception failure, HttpServletRequest request, HttpServletResponse response) throws IOException {
		this.problems.write(request, response, explain(failure));
	}

	private static ApiException explain(Exception failure) {
		if (failure instanceof HttpRequestMethodNotSupportedException) {
			return ApiException.methodNotAllowed("GET, HEAD");
		}
		if (failure instanceof ErrorResponse) {
			// the pages read nothing but method and path
			return ApiException.notFound(Messages.ROUTE_NOT_FOUND);
		}
		log.error("A page of the gateway failed.", failure);
		return new ApiException(ErrorKind.INTERNAL, Messages.INTERNAL);
	}

}
