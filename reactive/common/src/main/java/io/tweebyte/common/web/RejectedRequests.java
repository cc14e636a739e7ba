package io.tweebyte.common.web;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.settings.AllowedHosts;
import reactor.core.publisher.Mono;

import org.springframework.security.web.server.firewall.ServerExchangeRejectedException;
import org.springframework.security.web.server.firewall.ServerExchangeRejectedHandler;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.web.server.ServerWebExchange;

/**
 * Writes the problem document of a request that the firewall has rejected.
 */
public final class RejectedRequests implements ServerExchangeRejectedHandler {

	private final AllowedHosts hosts;

	private final Authentication authentication;

	private final ServerHttpHeadersWriter headers;

	private final ProblemWriter problems;

	/**
	 * Creates a handler.
	 * @param hosts the allowed hosts
	 * @param authentication checks the token first, so that 401 precedes 400
	 * @param headers writes the headers of every response, since the filter that does is
	 * not reached
	 */
	public RejectedRequests(AllowedHosts hosts, Authentication authentication, ServerHttpHeadersWriter headers,
			ProblemWriter problems) {
		this.hosts = hosts;
		this.authentication = authentication;
		this.headers = headers;
		this.problems = problems;
	}

	@Override
	public Mono<Void> handle(ServerWebExchange exchange, ServerExchangeRejectedException rejected) {
		return this.headers.writeHttpHeaders(exchange)
			.then(Mono.defer(() -> failure(exchange)))
			.flatMap((failure) -> this.problems.write(exchange, failure));
	}

	private Mono<ContractException> failure(ServerWebExchange exchange) {
		String host = exchange.getRequest().getURI().getHost();
		if (host == null || !this.hosts.test(host)) {
			return Mono.just(ContractException.badRequest(Sentences.FOREIGN_HOST));
		}
		return this.authentication.check(exchange)
			.thenReturn(ContractException.badRequest(Sentences.MALFORMED_PATH))
			.onErrorResume(ContractException.class, Mono::just);
	}

	/**
	 * Checks the token of a request whose path was rejected.
	 */
	@FunctionalInterface
	public interface Authentication {

		/**
		 * Checks a request.
		 * @return ends when it may, else fails with 401
		 */
		Mono<Void> check(ServerWebExchange exchange);

	}

}
