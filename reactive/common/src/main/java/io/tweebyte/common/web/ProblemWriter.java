package io.tweebyte.common.web;

import java.time.Clock;
import java.time.Instant;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Problem;
import io.tweebyte.contracts.json.ContractJson;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.web.server.ServerWebExchange;

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
	 * @return ends when the answer is sent
	 */
	public Mono<Void> write(ServerWebExchange exchange, ContractException failure) {
		byte[] body = bytes(failure, RawPath.instance(exchange));
		ServerHttpResponse response = exchange.getResponse();
		response.setStatusCode(HttpStatusCode.valueOf(failure.kind().status()));
		failure.headers().forEach((header) -> response.getHeaders().set(header.name(), header.value()));
		response.getHeaders().set(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE);
		response.getHeaders().setContentLength(body.length);
		return response.writeWith(Mono.fromSupplier(() -> response.bufferFactory().wrap(body)));
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
