package io.tweebyte.gateway.filter;

import java.io.IOException;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.shared.http.RequestLog;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.apache.catalina.connector.ClientAbortException;
import org.apache.coyote.CloseNowException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.core.annotation.Order;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.filter.OncePerRequestFilter;

/** Responds to requests that ended early, unless a part of a response is sent. */
@RestControllerAdvice
@Order(ServerConfiguration.AFTER_SECURITY + 4)
public final class ErrorFilter extends OncePerRequestFilter {

	private static final Logger log = LoggerFactory.getLogger(ErrorFilter.class);

	private static final String BROKEN = ErrorFilter.class.getName() + ".broken";

	private final ProblemWriter problems;

	public ErrorFilter(ProblemWriter problems) {
		this.problems = problems;
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		try (RequestLog logged = RequestLog.of(RequestIdFilter.of(request), request.getUserPrincipal())) {
			chain.doFilter(request, response);
		}
		finally {
			ClientBodies.end(request);
		}
		if (request.getAttribute(BROKEN) != null) {
			// the container closes the connection and logs nothing
			throw new CloseNowException("The response cannot be completed.");
		}
	}

	@ExceptionHandler
	void handle(Exception thrown, HttpServletRequest request, HttpServletResponse response) throws IOException {
		if (response.isCommitted()) {
			log.debug("The connection broke.", thrown);
			request.setAttribute(BROKEN, true);
			return;
		}
		response.resetBuffer();
		this.problems.write(request, response, GatewayFailures.explain(thrown));
		try {
			// the container would put a page of its own over it after a body that broke
			response.getOutputStream().close();
		}
		catch (ClientAbortException ex) {
			log.debug("The connection broke.", ex);
		}
	}

}
