package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.util.Optional;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.RequestPath;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.web.filter.OncePerRequestFilter;

/** Refuses paths and queries that cannot be decoded, or could be read in two ways. */
public final class StrictDecodingFilter extends OncePerRequestFilter {

	private static final String PATH = RequestPath.class.getName();

	private final ProblemWriter problems;

	public StrictDecodingFilter(ProblemWriter problems) {
		this.problems = problems;
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		Optional<RequestPath> path = RequestPath.parse(request.getRequestURI());
		if (path.isEmpty()) {
			this.problems.write(request, response, ApiException.badRequest(Messages.MALFORMED_PATH));
		}
		else if (!RequestPath.isDecodable(request.getQueryString())) {
			this.problems.write(request, response, ApiException.badRequest(Messages.MALFORMED_QUERY));
		}
		else {
			request.setAttribute(PATH, path.get());
			chain.doFilter(request, response);
		}
	}

	/** The request has passed this filter. */
	public static RequestPath path(HttpServletRequest request) {
		return (RequestPath) request.getAttribute(PATH);
	}

}
