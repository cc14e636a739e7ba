package io.tweebyte.common.server;

import java.io.IOException;
import java.util.function.Function;
import java.util.function.Predicate;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.limit.ClientPlaces;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.web.filter.OncePerRequestFilter;

/** Refuses requests above the limit with 503 instead of queueing them. */
public final class InFlightLimitFilter extends OncePerRequestFilter {

	private final ClientPlaces places;

	private final Predicate<HttpServletRequest> counted;

	private final Function<HttpServletRequest, String> address;

	private final ProblemWriter problems;

	public InFlightLimitFilter(ClientPlaces places, Predicate<HttpServletRequest> counted,
			Function<HttpServletRequest, String> address, ProblemWriter problems) {
		this.places = places;
		this.counted = counted;
		this.address = address;
		this.problems = problems;
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		if (!this.counted.test(request)) {
			chain.doFilter(request, response);
			return;
		}
		String address = this.address.apply(request);
		if (!this.places.tryTake(address)) {
			this.problems.write(request, response, ApiException.unavailable(Messages.BUSY));
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
			request.getAsyncContext().addListener(new End(() -> this.places.giveBack(address)));
		}
		else {
			this.places.giveBack(address);
		}
	}

	/**
	 * The end of a response, also of one that goes on in the background a second time, as
	 * a stream does that was waited for: Tomcat then forgets its listeners.
	 */
	private record End(Runnable action) implements AsyncListener {

		@Override
		public void onComplete(AsyncEvent event) {
			this.action.run();
		}

		@Override
		public void onTimeout(AsyncEvent event) {
			// completes afterwards
		}

		@Override
		public void onError(AsyncEvent event) {
			// completes afterwards
		}

		@Override
		public void onStartAsync(AsyncEvent event) {
			event.getAsyncContext().addListener(this);
		}

	}

}
