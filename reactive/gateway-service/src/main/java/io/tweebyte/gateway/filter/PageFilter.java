package io.tweebyte.gateway.filter;

import java.net.URI;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import org.springframework.web.util.UriComponentsBuilder;

/** Sends own pages whole: frameworks differ in {@code Range} and {@code Accept}. */
public final class PageFilter implements WebFilter {

	private final ProblemWriter problems;

	public PageFilter(ProblemWriter problems) {
		this.problems = problems;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		if (StrictDecodingFilter.path(exchange).service().isPresent()) {
			return chain.filter(exchange);
		}
		if (exchange.getRequest().getMethod().equals(HttpMethod.TRACE)) {
			return this.problems.write(exchange, ApiException.methodNotAllowed("GET, HEAD"));
		}
		// model: the documentation is read from the jar, which blocks
		return chain.filter(whole(exchange)).subscribeOn(Schedulers.boundedElastic());
	}

	/**
	 * Removes {@code Range}, because the framework sends the length of the whole page
	 * with a part (docs/upstream/spring-webflux-ranges.md), and {@code Accept} and the
	 * query, which no page needs.
	 */
	private static ServerWebExchange whole(ServerWebExchange exchange) {
		URI page = UriComponentsBuilder.fromUri(exchange.getRequest().getURI()).replaceQuery(null).build(true).toUri();
		return exchange.mutate().request((request) -> request.uri(page).headers((headers) -> {
			headers.remove(HttpHeaders.RANGE);
			headers.remove(HttpHeaders.ACCEPT);
		})).build();
	}

}
