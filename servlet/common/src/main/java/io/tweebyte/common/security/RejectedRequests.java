package io.tweebyte.common.security;

import java.io.IOException;
import java.util.function.Consumer;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.settings.AllowedHosts;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.util.matcher.RequestMatcher;

public final class RejectedRequests implements RequestRejectedHandler {

	private final AllowedHosts hosts;

	private final RequestMatcher open;

	private final Consumer<HttpServletRequest> authentication;

	private final HeaderWriter headers;

	private final ProblemWriter problems;

	/**
	 * Checks the token first, so that 401 precedes 400, and writes the usual headers.
	 * Open requests need no token.
	 */
	public RejectedRequests(AllowedHosts hosts, RequestMatcher open, Consumer<HttpServletRequest> authentication,
			HeaderWriter headers, ProblemWriter problems) {
		this.hosts = hosts;
		this.open = open;
		this.authentication = authentication;
		this.headers = headers;
		this.problems = problems;
	}

	@Override
	public void handle(HttpServletRequest request, HttpServletResponse response, RequestRejectedException rejected)
			throws IOException {
		this.headers.writeHeaders(request, response);
		this.problems.write(request, response, failure(request));
	}

	private ApiException failure(HttpServletRequest request) {
		boolean isForeign = !this.hosts.test(request.getServerName());
		try {
			if (!isForeign || !isOpen(request)) {
				this.authentication.accept(request);
			}
			return ApiException.badRequest(isForeign ? Messages.FOREIGN_HOST : Messages.MALFORMED_PATH);
		}
		catch (ApiException ex) {
			return ex;
		}
	}

	/**
	 * A malformed path is never open. What is no path at all is malformed HTTP, which
	 * Tomcat lets through: it needs no token, so that 400 closes the connection.
	 */
	private boolean isOpen(HttpServletRequest request) {
		String path = request.getRequestURI();
		return !path.startsWith("/") || RequestPath.parse(path).isPresent() && this.open.matches(request);
	}

}
