package io.tweebyte.gateway.filter;

import java.util.Collections;
import java.util.Enumeration;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import jakarta.servlet.Servlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;

import org.springframework.http.HttpHeaders;

/**
 * Answers what the gateway answers by itself.
 */
public final class PageFilter extends Step {

	private final Servlet pages;

	/**
	 * Creates the step.
	 * @param pages has the pages
	 */
	public PageFilter(Servlet pages) {
		super("route", 1);
		this.pages = pages;
	}

	@Override
	public boolean shouldFilter() {
		return request(RequestContext.getCurrentContext()).isPage();
	}

	@Override
	protected void filter(RequestContext context) throws Exception {
		// not through the container's dispatcher, which ends the answer too soon
		ErrorsNoted response = new ErrorsNoted(context.getResponse());
		this.pages.service(new Whole(context.getRequest()), response);
		if (response.failed) {
			throw ContractException.notFound(Sentences.ROUTE_NOT_FOUND);
		}
		Answered.mark(context.getRequest());
	}

	/**
	 * Asks for the whole page: its parts are answered differently by the two frameworks.
	 */
	private static final class Whole extends HttpServletRequestWrapper {

		private Whole(HttpServletRequest request) {
			super(request);
		}

		@Override
		public String getHeader(String name) {
			return isRange(name) ? null : super.getHeader(name);
		}

		@Override
		public Enumeration<String> getHeaders(String name) {
			return isRange(name) ? Collections.emptyEnumeration() : super.getHeaders(name);
		}

		private static boolean isRange(String name) {
			return name.equalsIgnoreCase(HttpHeaders.RANGE);
		}

	}

	/**
	 * Keeps the container from answering errors with a page of its own. The pages read
	 * nothing but their path, so there is one error only: that nothing is there.
	 */
	private static final class ErrorsNoted extends HttpServletResponseWrapper {

		private boolean failed;

		private ErrorsNoted(HttpServletResponse response) {
			super(response);
		}

		@Override
		public void sendError(int status) {
			this.failed = true;
		}

		@Override
		public void sendError(int status, String message) {
			this.failed = true;
		}

	}

}
