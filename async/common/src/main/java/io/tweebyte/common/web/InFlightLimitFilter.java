package io.tweebyte.common.web;

import java.io.IOException;
import java.util.function.Function;
import java.util.function.Predicate;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.http.RequestView;
import io.tweebyte.shared.limit.ClientPlaces;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Bounds the requests in flight and refuses the next with 503 right away, instead of
 * letting all of them wait.
 */
public final class InFlightLimitFilter extends OncePerRequestFilter {

	private final ClientPlaces places;

	private final Predicate<RequestView> counted;

	private final Function<RequestView, String> address;

	private final ProblemWriter problems;

	/**
	 * Creates the filter.
	 * @param address reads the address under which a request is counted
	 * @param problems writes the refusals
	 */
	public InFlightLimitFilter(ClientPlaces places, Predicate<RequestView> counted,
			Function<RequestView, String> address, ProblemWriter problems) {
		this.places = places;
		this.counted = counted;
		this.address = address;
		this.problems = problems;
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		HeadView head = new HeadView(request);
		if (!this.counted.test(head)) {
			chain.doFilter(request, response);
			return;
		}
		String address = this.address.apply(head);
		if (!this.places.tryTake(address)) {
			this.problems.write(request, response, ContractException.unavailable(Sentences.BUSY));
			return;
		}
		try {
			chain.doFilter(request, response);
		}
		finally {
			removeAtEnd(request, address);
		}
	}

	private void removeAtEnd(HttpServletRequest request, String address) {
		if (request.isAsyncStarted()) {
			request.getAsyncContext().addListener(new Removal(address));
		}
		else {
			this.places.giveBack(address);
		}
	}

	private final class Removal implements AsyncListener {

		private final String address;

		Removal(String address) {
			this.address = address;
		}

		@Override
		public void onComplete(AsyncEvent event) {
			InFlightLimitFilter.this.places.giveBack(this.address);
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
