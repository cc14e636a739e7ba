package io.tweebyte.gateway.filter;

import java.io.IOException;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.common.server.ProblemWriter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.apache.catalina.connector.ClientAbortException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Responds to requests that ended early, unless a part of a response is sent. */
@RestControllerAdvice
public final class ErrorFilter extends OrderedFilter {

	private static final Logger log = LoggerFactory.getLogger(ErrorFilter.class);

	private final ProblemWriter problems;

	public ErrorFilter(ProblemWriter problems) {
		super("error", 1);
		this.problems = problems;
	}

	@Override
	protected void filter(RequestContext context) throws IOException {
		RoutingFilter.endStream(context);
		HttpServletResponse client = context.getResponse();
		context.getRequest().removeAttribute(GatewayServletFilter.RESPONDED);
		if (client.isCommitted()) {
			log.debug("The connection broke.", context.getThrowable());
			return;
		}
		client.resetBuffer();
		this.problems.write(context.getRequest(), client, GatewayFailures.explain(context.getThrowable()));
		context.getRequest().setAttribute(GatewayServletFilter.RESPONDED, true);
		try {
			// the container would put a page of its own over it after a body that broke
			client.flushBuffer();
		}
		catch (ClientAbortException ex) {
			// Zuul would log it as an error, with its stack
			log.debug("The connection broke.", ex);
		}
	}

	/** Responds to requests that fail in the {@code DispatcherServlet}. */
	@ExceptionHandler
	void handle(Exception thrown, HttpServletRequest request, HttpServletResponse response) throws IOException {
		this.problems.write(request, response, GatewayFailures.explain(thrown));
	}

}
