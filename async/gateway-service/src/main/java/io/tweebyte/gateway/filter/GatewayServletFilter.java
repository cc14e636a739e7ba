package io.tweebyte.gateway.filter;

import java.io.IOException;

import com.netflix.zuul.filters.ZuulServletFilter;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.http.RequestLog;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.apache.coyote.CloseNowException;
import org.slf4j.MDC;

/**
 * Zuul's filter for the requests that go on to a service. By itself, it would end a
 * request without a response as an empty 200, and a broken response as a short one.
 */
public final class GatewayServletFilter extends ZuulServletFilter {

	/** Set once a request has its response. Zuul swallows what an error filter throws. */
	static final String RESPONDED = GatewayServletFilter.class.getName();

	private final ProblemWriter problems;

	public GatewayServletFilter(ProblemWriter problems) {
		this.problems = problems;
	}

	@Override
	public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		HttpServletRequest client = (HttpServletRequest) request;
		RequestPath path = StrictDecodingFilter.path(client);
		if (path.service().isEmpty()) {
			chain.doFilter(request, response);
			return;
		}
		if (GatewayPaths.isInternalAtGateway(path)) {
			this.problems.write(client, (HttpServletResponse) response,
					ApiException.notFound(Messages.ROUTE_NOT_FOUND));
			return;
		}
		if (client.getRemoteUser() != null) {
			MDC.put(RequestLog.USER_ID, client.getRemoteUser());
		}
		try {
			super.doFilter(request, response, chain);
		}
		finally {
			MDC.remove(RequestLog.USER_ID);
			ClientBodies.end(client);
		}
		if (request.getAttribute(RESPONDED) == null) {
			respond(client, (HttpServletResponse) response);
		}
	}

	private void respond(HttpServletRequest request, HttpServletResponse response) throws IOException {
		if (response.isCommitted()) {
			// the container closes the connection and logs nothing
			throw new CloseNowException("The response cannot be completed.");
		}
		response.resetBuffer();
		this.problems.write(request, response, new ApiException(ErrorKind.INTERNAL, Messages.INTERNAL));
	}

}
