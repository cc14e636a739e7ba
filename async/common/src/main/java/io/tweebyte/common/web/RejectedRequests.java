package io.tweebyte.common.web;

import java.io.IOException;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.settings.AllowedHosts;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.security.web.header.HeaderWriter;

/**
 * Writes the problem document of a request that the firewall has rejected.
 */
public final class RejectedRequests implements RequestRejectedHandler {

	private final AllowedHosts hosts;

	private final Authentication authentication;

	private final HeaderWriter headers;

	private final ProblemWriter problems;

	/**
	 * Creates a handler.
	 * @param hosts the allowed hosts
	 * @param authentication checks the token first, so that 401 precedes 400
	 * @param headers writes the headers of every response, since the filter that does is
	 * not reached
	 */
	public RejectedRequests(AllowedHosts hosts, Authentication authentication, HeaderWriter headers,
			ProblemWriter problems) {
		this.hosts = hosts;
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

	private ContractException failure(HttpServletRequest request) {
		if (!this.hosts.test(request.getServerName())) {
			return ContractException.badRequest(Sentences.FOREIGN_HOST);
		}
		try {
			this.authentication.check(request);
			return ContractException.badRequest(Sentences.MALFORMED_PATH);
		}
		catch (ContractException ex) {
			return ex;
		}
	}

	/**
	 * Checks the token of a request whose path was rejected.
	 */
	@FunctionalInterface
	public interface Authentication {

		/**
		 * Checks a request.
		 * @throws ContractException 401
		 */
		void check(HttpServletRequest request);

	}

}
