package io.tweebyte.common.server;

import java.util.function.Function;
import java.util.function.Predicate;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.limit.ClientPlaces;
import reactor.core.publisher.Mono;

import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;

/** Refuses requests above the limit with 503 instead of queueing them. */
public final class InFlightLimitFilter implements WebFilter {

	private final ClientPlaces places;

	private final Predicate<ServerHttpRequest> counted;

	private final Function<ServerHttpRequest, String> address;

	private final ProblemWriter problems;

	public InFlightLimitFilter(ClientPlaces places, Predicate<ServerHttpRequest> counted,
			Function<ServerHttpRequest, String> address, ProblemWriter problems) {
		this.places = places;
		this.counted = counted;
		this.address = address;
		this.problems = problems;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		ServerHttpRequest request = exchange.getRequest();
		if (!this.counted.test(request)) {
			return chain.filter(exchange);
		}
		String address = this.address.apply(request);
		if (!this.places.tryTake(address)) {
			return this.problems.write(exchange, ApiException.unavailable(Messages.BUSY));
		}
		return chain.filter(exchange).doFinally((end) -> this.places.giveBack(address));
	}

}
