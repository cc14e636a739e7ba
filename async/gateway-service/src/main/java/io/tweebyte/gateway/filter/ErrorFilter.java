package io.tweebyte.gateway.filter;

import java.io.IOException;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.common.web.ProblemWriter;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import jakarta.servlet.http.HttpServletResponse;
import org.apache.catalina.connector.ClientAbortException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers requests that ended early. A client that has got a part of an answer gets no
 * more of it: {@link GatewayServlet} breaks the connection.
 */
public final class ErrorFilter extends Step {

	private static final Logger log = LoggerFactory.getLogger(ErrorFilter.class);

	private final ProblemWriter problems;

	/**
	 * Creates the step.
	 */
	public ErrorFilter(ProblemWriter problems) {
		super("error", 1);
		this.problems = problems;
	}

	@Override
	protected void filter(RequestContext context) throws IOException {
		HttpServletResponse client = context.getResponse();
		Answered.unmark(context.getRequest());
		if (client.isCommitted()) {
			log.debug("The connection broke.", context.getThrowable());
			return;
		}
		client.resetBuffer();
		this.problems.write(context.getRequest(), client, failure(context.getThrowable()));
		Answered.mark(context.getRequest());
		try {
			// the container would put a page of its own over it after a body that broke
			client.flushBuffer();
		}
		catch (ClientAbortException ex) {
			// Zuul would log it as an error, with its stack
			log.debug("The connection broke.", ex);
		}
	}

	/**
	 * What to answer. Bodies of clients and answers of services that break come here as
	 * what they are already; of the other failures only one is not ours.
	 */
	private static ContractException failure(Throwable thrown) {
		for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
			if (cause instanceof ContractException failure) {
				return failure;
			}
			if (cause instanceof ClientAbortException) {
				log.debug("The connection broke.", cause);
				return ContractException.badRequest(Sentences.MALFORMED_REQUEST);
			}
		}
		log.error("A step of the gateway failed.", thrown);
		return new ContractException(ErrorKind.INTERNAL, Sentences.INTERNAL);
	}

}
