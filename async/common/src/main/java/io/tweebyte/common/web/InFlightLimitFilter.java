package io.tweebyte.common.web;

import java.io.IOException;
import java.util.concurrent.Semaphore;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Works on so many requests at once and refuses the next with 503 right away, instead of
 * letting all of them wait.
 */
public final class InFlightLimitFilter extends OncePerRequestFilter {

	private final Semaphore places;

	private final ProblemWriter problems;

	/**
	 * Creates the filter.
	 * @param limit how many requests are worked on at once
	 * @param problems writes the refusals
	 */
	public InFlightLimitFilter(int limit, ProblemWriter problems) {
		this.places = new Semaphore(limit);
		this.problems = problems;
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		if (!this.places.tryAcquire()) {
			this.problems.write(request, response, ContractException.unavailable(Sentences.BUSY));
			return;
		}
		try {
			chain.doFilter(request, response);
		}
		finally {
			releaseAtEnd(request);
		}
	}

	private void releaseAtEnd(HttpServletRequest request) {
		if (request.isAsyncStarted()) {
			request.getAsyncContext().addListener(new Release());
		}
		else {
			this.places.release();
		}
	}

	private final class Release implements AsyncListener {

		@Override
		public void onComplete(AsyncEvent event) {
			InFlightLimitFilter.this.places.release();
		}

		@Override
		public void onTimeout(AsyncEvent event) {
			// completion follows
		}

		@Override
		public void onError(AsyncEvent event) {
			// completion follows
		}

		@Override
		public void onStartAsync(AsyncEvent event) {
			event.getAsyncContext().addListener(this);
		}

	}

}
