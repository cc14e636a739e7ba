package io.tweebyte.common.security;

import java.util.function.Function;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.settings.AllowedHosts;
import reactor.core.publisher.Mono;

import org.springframework.security.web.server.firewall.ServerExchangeRejectedException;
import org.springframework.security.web.server.firewall.ServerExchangeRejectedHandler;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher.MatchResult;
import org.springframework.web.server.ServerWebExchange;

public final class RejectedRequests implements ServerExchangeRejectedHandler {

	private final AllowedHosts hosts;

	private final ServerWebExchangeMatcher open;

	private final Function<ServerWebExchange, Mono<Void>> authentication;

	private final ServerHttpHeadersWriter headers;

	private final ProblemWriter problems;

	/**
	 * Checks the token first, so that 401 precedes 400, and writes the usual headers.
	 * Open requests need no token.
	 */
	public RejectedRequests(AllowedHosts hosts, ServerWebExchangeMatcher open,
			Function<ServerWebExchange, Mono<Void>> authentication, ServerHttpHeadersWriter headers,
			ProblemWriter problems) {
		this.hosts = hosts;
		this.open = open;
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

	private Mono<ApiException> failure(ServerWebExchange exchange) {
		String host = exchange.getRequest().getURI().getHost();
		boolean isForeign = host == null || !this.hosts.test(host);
		return (isForeign ? isOpen(exchange) : Mono.just(false)).filter((isOpen) -> !isOpen)
			.flatMap((isClosed) -> this.authentication.apply(exchange))
			.thenReturn(ApiException.badRequest(isForeign ? Messages.FOREIGN_HOST : Messages.MALFORMED_PATH))
			.onErrorResume(ApiException.class, Mono::just);
	}

	/** A malformed path is never open. */
	private Mono<Boolean> isOpen(ServerWebExchange exchange) {
		return RequestPath.parse(exchange.getRequest().getURI().getRawPath()).isPresent()
				? this.open.matches(exchange).map(MatchResult::isMatch) : Mono.just(false);
	}

}
