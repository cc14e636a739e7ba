package io.tweebyte.common.server;

import java.io.IOException;
import java.time.Clock;
import java.util.function.Function;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.shared.web.ProblemDocuments;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;

/** Writes the problem documents of failures outside of controllers. */
public final class ProblemWriter extends ProblemDocuments {

	private final Function<HttpServletRequest, String> path;

	public ProblemWriter(Clock clock, Function<HttpServletRequest, String> path) {
		super(clock);
		this.path = path;
	}

	public void write(HttpServletRequest request, HttpServletResponse response, ApiException failure)
			throws IOException {
		byte[] body = bytes(failure, this.path.apply(request));
		response.setStatus(failure.kind().status());
		failure.headers().forEach(response::setHeader);
		response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
		response.setContentLength(body.length);
		response.getOutputStream().write(body);
	}

	public ProblemDetail problem(HttpServletRequest request, ApiException failure) {
		return problem(failure, this.path.apply(request));
	}

}
