package io.tweebyte.common.web;

import java.time.Duration;
import java.util.concurrent.TimeoutException;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.body.RequestBody;
import reactor.core.publisher.Mono;

import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;

/**
 * Reads the body of a request, counting it as it comes.
 */
final class BodyReader {

	private final int limit;

	private final Duration time;

	/**
	 * Creates a reader.
	 * @param limit the largest body, in bytes
	 * @param time how long a client may take to send it
	 */
	BodyReader(int limit, Duration time) {
		this.limit = limit;
		this.time = time;
	}

	/**
	 * Reads the body.
	 * @return its body, not yet understood
	 */
	Mono<RequestBody> read(ServerHttpRequest request) {
		String contentType = request.getHeaders().getFirst(HttpHeaders.CONTENT_TYPE);
		return request.getBody()
			.collect(() -> new BodyBytes(this.limit), BodyBytes::add)
			.map(BodyBytes::toArray)
			.timeout(this.time)
			.map((bytes) -> new RequestBody(contentType, bytes))
			.onErrorMap(BodyReader::failure);
	}

	private static ContractException failure(Throwable cause) {
		return switch (cause) {
			case DataBufferLimitException large ->
				new ContractException(ErrorKind.CONTENT_TOO_LARGE, Sentences.BODY_TOO_LARGE);
			case TimeoutException slow -> ContractException.badRequest(Sentences.BODY_TOO_SLOW);
			default -> ContractException.badRequest(Sentences.MALFORMED_REQUEST);
		};
	}

}
