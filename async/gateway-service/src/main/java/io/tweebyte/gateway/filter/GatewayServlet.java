package io.tweebyte.gateway.filter;

import java.io.IOException;

import com.netflix.zuul.http.ZuulServlet;
import io.tweebyte.common.web.ProblemWriter;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.apache.coyote.CloseNowException;
import org.slf4j.MDC;

/**
 * Zuul's servlet, which would end a request that no filter could answer as an empty 200,
 * and a broken answer as a short one.
 */
public final class GatewayServlet extends ZuulServlet {

	private static final long serialVersionUID = 1L;

	private final transient ProblemWriter problems;

	/**
	 * Creates the servlet.
	 * @param problems writes the answer that is left when everything else failed
	 */
	public GatewayServlet(ProblemWriter problems) {
		this.problems = problems;
	}

	@Override
	public void service(ServletRequest request, ServletResponse response) throws ServletException, IOException {
		try {
			super.service(request, response);
		}
		finally {
			MDC.remove(AuthenticationFilter.USER);
			BodyLimitFilter.end(request);
		}
		if (!Answered.is(request)) {
			answer((HttpServletRequest) request, (HttpServletResponse) response);
		}
	}

	private void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
		if (response.isCommitted()) {
			// the container closes the connection, and makes no noise about it
			throw new CloseNowException("The answer cannot be completed.");
		}
		response.resetBuffer();
		this.problems.write(request, response, new ContractException(ErrorKind.INTERNAL, Sentences.INTERNAL));
	}

}
