package io.tweebyte.common.web;

import java.io.IOException;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Admission;
import io.tweebyte.shared.http.Admission.Admitted;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import org.slf4j.MDC;

import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Lets requests into the service: checks their heads, then reads the body of those that
 * may have one.
 */
public final class AdmissionFilter extends OncePerRequestFilter {

	/** Under which name logs hold the user who asks. */
	static final String USER = "user_id";

	private final Admission admission;

	private final BodyReader bodies;

	private final ProblemWriter problems;

	AdmissionFilter(Admission admission, BodyReader bodies, ProblemWriter problems) {
		this.admission = admission;
		this.bodies = bodies;
		this.problems = problems;
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		RawPath.believeGateway(request);
		Admitted admitted;
		try {
			admitted = this.admission.admit(new HeadView(request));
			if (admitted.readsBody()) {
				request.setAttribute(RequestBody.class.getName(), this.bodies.read(request));
			}
		}
		catch (ContractException ex) {
			this.problems.write(request, response, ex);
			return;
		}
		try (MDC.MDCCloseable logged = MDC.putCloseable(USER, request.getRemoteUser())) {
			chain.doFilter(withoutTrailingSlash(request, admitted.path().raw()), response);
		}
	}

	private static HttpServletRequest withoutTrailingSlash(HttpServletRequest request, String path) {
		if (path.length() == RawPath.of(request).length()) {
			return request;
		}
		request.setAttribute(RawPath.ATTRIBUTE, RawPath.of(request));
		return new HttpServletRequestWrapper(request) {

			@Override
			public String getRequestURI() {
				return path;
			}

		};
	}

}
