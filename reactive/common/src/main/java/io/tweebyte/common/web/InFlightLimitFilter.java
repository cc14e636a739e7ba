package io.tweebyte.common.web;

import java.util.function.Function;
import java.util.function.Predicate;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.http.RequestView;
import io.tweebyte.shared.limit.ClientPlaces;
import reactor.core.publisher.Mono;

import org.springframework.core.Ordered;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;

/**
 * Bounds the requests in flight and refuses the next with 503 right away, instead of
 * letting all of them wait.
 */
public final class InFlightLimitFilter implements WebFilter, Ordered {

	private final ClientPlaces places;

	private final Predicate<RequestView> counted;

	private final Function<RequestView, String> address;

	private final ProblemWriter problems;

	/**
	 * Creates the filter.
	 * @param address reads the address under which a request is counted
	 * @param problems writes the refusals
	 */
	public InFlightLimitFilter(ClientPlaces places, Predicate<RequestView> counted,
			Function<RequestView, String> address, ProblemWriter problems) {
		this.places = places;
		this.counted = counted;
		this.address = address;
		this.problems = problems;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		HeadView request = new HeadView(exchange.getRequest());
		if (!this.counted.test(request)) {
			return chain.filter(exchange);
		}
		String address = this.address.apply(request);
		if (!this.places.tryTake(address)) {
			return this.problems.write(exchange, ContractException.unavailable(Sentences.BUSY));
		}
		return chain.filter(exchange).doFinally((end) -> this.places.giveBack(address));
	}

	@Override
	public int getOrder() {
		return SecurityConfiguration.AFTER;
	}

}
