package io.tweebyte.gateway.filter;

import java.net.URI;
import java.time.Duration;
import java.util.concurrent.TimeoutException;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.github.resilience4j.reactor.circuitbreaker.operator.CircuitBreakerOperator;
import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.limit.ClientQueues;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.Scannable;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Schedulers;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.cloud.gateway.route.Route;
import org.springframework.cloud.gateway.support.ServerWebExchangeUtils;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** Passes a request on to the service that the first segment of its path names. */
// the framework has a routingFilter, too
@Component("serviceRoutingFilter")
// just before the framework's last step
@Order(Ordered.LOWEST_PRECEDENCE - 1)
public final class RoutingFilter implements GlobalFilter {

	private final CircuitBreakerRegistry breakers;

	private final ClientQueues clients;

	private final Duration head;

	public RoutingFilter(CircuitBreakerRegistry breakers, LimitSettings limits, TimeSettings times) {
		this.breakers = breakers;
		this.clients = new ClientQueues(limits.clientRequests(), Schedulers.parallel()::schedule);
		this.head = times.head();
	}

	/**
	 * Waits while the client has as many requests in the service as it may have at once.
	 * The service has its whole time afterwards: with less, it would fail, and the
	 * breaker would refuse other clients.
	 */
	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		Sinks.Empty<Void> turn = Sinks.empty();
		String client = ForwardedHeaders.remoteAddress(exchange.getRequest());
		return Mono.using(() -> this.clients.enter(client, service(exchange), turn::tryEmitEmpty),
				(leave) -> awaited(turn).then(Mono.defer(() -> call(exchange, chain))), Runnable::run);
	}

	/** Most requests have their turn at once, and need no timer. */
	private Mono<Void> awaited(Sinks.Empty<Void> turn) {
		return turn.scanOrDefault(Scannable.Attr.TERMINATED, false) ? Mono.empty()
				: turn.asMono().timeout(this.head, Mono.error(() -> ApiException.unavailable(Messages.TOO_SLOW)));
	}

	private Mono<Void> call(ServerWebExchange exchange, GatewayFilterChain chain) {
		ServerHttpRequest client = exchange.getRequest();
		RequestPath path = StrictDecodingFilter.path(exchange);
		Route route = exchange.getRequiredAttribute(ServerWebExchangeUtils.GATEWAY_ROUTE_ATTR);
		// the framework's own filter would encode some paths a second time
		URI address = URI.create(route.getUri() + path.belowService(client.getURI().getRawQuery()));
		CircuitBreaker breaker = this.breakers.circuitBreaker(GatewayPaths.breaker(client.getMethod().name(), path));
		exchange.getAttributes().put(ServerWebExchangeUtils.GATEWAY_REQUEST_URL_ATTR, address);
		// model: the framework's next step makes the call
		return ClientUploads
			.endAfter(chain.filter(exchange).timeout(this.head).transformDeferred(CircuitBreakerOperator.of(breaker)),
					exchange)
			.onErrorMap((failure) -> !(failure instanceof ApiException), RoutingFilter::unavailable);
	}

	private static Service service(ServerWebExchange exchange) {
		return StrictDecodingFilter.path(exchange).service().orElseThrow();
	}

	private static ApiException unavailable(Throwable failure) {
		return ApiException
			.unavailable((failure instanceof TimeoutException) ? Messages.TOO_SLOW : Messages.SERVICE_UNAVAILABLE);
	}

}
