package io.tweebyte.gateway.filter;

import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.http.HttpHeaders;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebHandler;

/**
 * Answers what the gateway answers by itself.
 */
public final class PageFilter extends Step {

	private static final String HANDED_OVER = "gateway-page";

	private final WebHandler pages;

	/**
	 * Creates the step.
	 * @param pages has the pages
	 */
	public PageFilter(WebHandler pages) {
		super(7);
		this.pages = pages;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		if (request(exchange).isPage()) {
			exchange.getAttributes().put(HANDED_OVER, true);
			// model: the documentation is read from the jar, which blocks
			return this.pages.handle(whole(exchange)).subscribeOn(Schedulers.boundedElastic());
		}
		return chain.filter(exchange);
	}

	/**
	 * Asks for the whole page: the framework sends the length of all of it with a part
	 * (docs/upstream/spring-webflux-ranges.md).
	 */
	private static ServerWebExchange whole(ServerWebExchange exchange) {
		return exchange.mutate()
			.request((request) -> request.headers((headers) -> headers.remove(HttpHeaders.RANGE)))
			.build();
	}

	/**
	 * Tells whether a request has been handed over already.
	 * @param exchange what is known of the request
	 * @return whether it must not be routed once more
	 */
	public static boolean isHandedOver(ServerWebExchange exchange) {
		return exchange.getAttribute(HANDED_OVER) != null;
	}

}
