package io.tweebyte.common.web;

import java.io.IOException;
import java.time.Clock;
import java.time.Instant;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Problem;
import io.tweebyte.contracts.json.ContractJson;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes the one form in which errors are answered.
 */
public final class ProblemWriter {

	private final JsonMapper json = ContractJson.mapper();

	private final Clock clock;

	/**
	 * Creates a writer.
	 * @param clock tells when a problem was noticed
	 */
	public ProblemWriter(Clock clock) {
		this.clock = clock;
	}

	/**
	 * Answers a request with a problem document.
	 * @throws IOException when the client is gone
	 */
	public void write(HttpServletRequest request, HttpServletResponse response, ContractException failure)
			throws IOException {
		byte[] body = bytes(failure, RawPath.instance(request));
		response.setStatus(failure.kind().status());
		failure.headers().forEach((header) -> response.setHeader(header.name(), header.value()));
		response.setContentType(Problem.MEDIA_TYPE);
		response.setContentLength(body.length);
		response.getOutputStream().write(body);
	}

	/**
	 * Writes a problem document.
	 * @param instance the path as the client wrote it, or null when it is not known
	 * @return JSON in UTF-8
	 */
	public byte[] bytes(ContractException failure, String instance) {
		return this.json.writeValueAsBytes(Problem.of(failure, instance, Instant.now(this.clock)));
	}

}
