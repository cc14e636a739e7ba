package io.tweebyte.gateway.filter;

import java.net.URI;
import java.time.Duration;
import java.util.concurrent.TimeoutException;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.reactor.circuitbreaker.operator.CircuitBreakerOperator;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.gateway.service.Services;
import io.tweebyte.shared.api.GatewayRequest;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.cloud.gateway.support.ServerWebExchangeUtils;
import org.springframework.core.Ordered;
import org.springframework.http.HttpHeaders;
import org.springframework.web.server.ServerWebExchange;

/**
 * Asks the service that has the operation.
 */
public final class RoutingFilter implements GlobalFilter, Ordered {

	private final Services services;

	private final Duration head;

	/**
	 * Creates the step.
	 * @param head how long to wait for the head of an answer, once the request is sent
	 */
	public RoutingFilter(Services services, Duration head) {
		this.services = services;
		this.head = head;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		GatewayRequest request = Step.request(exchange);
		URI address = URI.create(this.services.address(request.service()) + request.target());
		CircuitBreaker breaker = this.services.breaker(request.service());
		exchange.getAttributes().put(ServerWebExchangeUtils.GATEWAY_REQUEST_URL_ATTR, address);
		LimitedBody body = BodyLimitFilter.body(exchange);
		Mono<Void> sent = (body != null) ? body.end() : Mono.empty();
		// model: the framework's next step makes the call
		return chain.filter(exchange)
			.timeout(sent.then(Mono.delay(this.head)))
			// a failure of the client's body is none of the service: the breaker ignores
			// it
			.onErrorMap((failure) -> bodyFailure(body) != null, (failure) -> bodyFailure(body))
			.transformDeferred(CircuitBreakerOperator.of(breaker))
			.doOnSuccess((answered) -> endConnectionAfterHalfABody(body, exchange))
			.onErrorMap((failure) -> !(failure instanceof ContractException), RoutingFilter::unavailable);
	}

	private static void endConnectionAfterHalfABody(LimitedBody body, ServerWebExchange exchange) {
		// model: the JDK's client reads no answer before it has sent the body
		if (body != null && !body.isEnded()) {
			exchange.getResponse().getHeaders().set(HttpHeaders.CONNECTION, "close");
		}
	}

	private static ContractException bodyFailure(LimitedBody body) {
		return (body != null) ? body.failure() : null;
	}

	private static ContractException unavailable(Throwable failure) {
		return ContractException
			.unavailable((failure instanceof TimeoutException) ? Sentences.TOO_SLOW : Sentences.SERVICE_OUT);
	}

	@Override
	public int getOrder() {
		// just before the framework's last step
		return Ordered.LOWEST_PRECEDENCE - 1;
	}

}
