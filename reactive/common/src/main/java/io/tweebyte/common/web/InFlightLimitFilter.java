package io.tweebyte.common.web;

import java.util.concurrent.Semaphore;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import reactor.core.publisher.Mono;

import org.springframework.core.Ordered;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;

/**
 * Works on so many requests at once and refuses the next with 503 right away, instead of
 * letting all of them wait.
 */
public final class InFlightLimitFilter implements WebFilter, Ordered {

	private final Semaphore places;

	private final ProblemWriter problems;

	/**
	 * Creates the filter.
	 * @param limit how many requests are worked on at once
	 * @param problems writes the refusals
	 */
	public InFlightLimitFilter(int limit, ProblemWriter problems) {
		this.places = new Semaphore(limit);
		this.problems = problems;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		if (!this.places.tryAcquire()) {
			return this.problems.write(exchange, ContractException.unavailable(Sentences.BUSY));
		}
		return chain.filter(exchange).doFinally((end) -> this.places.release());
	}

	@Override
	public int getOrder() {
		return Ordered.HIGHEST_PRECEDENCE + 2;
	}

}
