package io.tweebyte.gateway.filter;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import jakarta.servlet.Servlet;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;

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
		this.pages.service(context.getRequest(), response);
		if (response.failed) {
			throw ContractException.notFound(Sentences.ROUTE_NOT_FOUND);
		}
		Answered.mark(context.getRequest());
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
