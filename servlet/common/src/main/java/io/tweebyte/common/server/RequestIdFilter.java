package io.tweebyte.common.server;

import java.io.IOException;
import java.time.Duration;

import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.RequestLog;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.slf4j.MDC;

import org.springframework.web.filter.OncePerRequestFilter;

/** Gives every request the id under which services log it, and its deadline. */
public final class RequestIdFilter extends OncePerRequestFilter {

	private static final String DEADLINE = Deadline.class.getName();

	private final Duration time;

	RequestIdFilter(Duration time) {
		this.time = time;
	}

	/** The request has passed this filter. */
	public static String of(HttpServletRequest request) {
		return (String) request.getAttribute(RequestLog.REQUEST_ID);
	}

	public static Deadline deadline(HttpServletRequest request) {
		return (Deadline) request.getAttribute(DEADLINE);
	}

	@Override
	protected boolean shouldNotFilterAsyncDispatch() {
		// model: the thread that ends a request is not the one that began it, and needs
		// the id too
		return false;
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		if (of(request) == null) {
			String id = RequestLog.takeId(request.getHeader(HeaderNames.REQUEST_ID));
			request.setAttribute(RequestLog.REQUEST_ID, id);
			request.setAttribute(DEADLINE, Deadline.in(this.time, request.getHeader(HeaderNames.DEADLINE)));
			response.setHeader(HeaderNames.REQUEST_ID, id);
		}
		try (MDC.MDCCloseable logged = MDC.putCloseable(RequestLog.REQUEST_ID, of(request))) {
			chain.doFilter(request, response);
		}
	}

}
