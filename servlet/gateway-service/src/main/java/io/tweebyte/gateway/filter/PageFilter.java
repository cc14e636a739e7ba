package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpHeaders;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Sends own pages whole: frameworks differ in {@code Range}, {@code Accept} and preflight
 * requests.
 */
public final class PageFilter extends OncePerRequestFilter {

	private final ProblemWriter problems;

	public PageFilter(ProblemWriter problems) {
		this.problems = problems;
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		if (StrictDecodingFilter.path(request).service().isPresent()) {
			chain.doFilter(request, response);
		}
		else if (request.getMethod().equals("TRACE")) {
			this.problems.write(request, response, ApiException.methodNotAllowed("GET, HEAD"));
		}
		else {
			chain.doFilter(new Whole(request), response);
		}
	}

	private static final class Whole extends HttpServletRequestWrapper {

		// without CORS, a preflight request is an ordinary one
		private static final List<String> IGNORED = List.of(HttpHeaders.RANGE, HttpHeaders.ACCEPT,
				HttpHeaders.ACCESS_CONTROL_REQUEST_METHOD);

		private Whole(HttpServletRequest request) {
			super(request);
		}

		@Override
		public String getHeader(String name) {
			return isIgnored(name) ? null : super.getHeader(name);
		}

		@Override
		public Enumeration<String> getHeaders(String name) {
			return isIgnored(name) ? Collections.emptyEnumeration() : super.getHeaders(name);
		}

		// model: the framework would repeat the query of a redirected page however long
		// it is
		@Override
		public Map<String, String[]> getParameterMap() {
			return Map.of();
		}

		private static boolean isIgnored(String name) {
			return IGNORED.stream().anyMatch(name::equalsIgnoreCase);
		}

	}

}
