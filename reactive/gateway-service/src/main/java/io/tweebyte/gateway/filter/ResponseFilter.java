package io.tweebyte.gateway.filter;

import java.time.Duration;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.support.ServerWebExchangeUtils;
import org.springframework.web.server.ServerWebExchange;

/**
 * Passes a service's answer to the client, part by part as it comes.
 */
public final class ResponseFilter extends Step {

	private final Duration total;

	/**
	 * Creates the step.
	 * @param total how long the whole answer may take
	 */
	public ResponseFilter(Duration total) {
		super(8);
		this.total = total;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		// model: the framework's next step writes the answer
		return chain.filter(exchange)
			.timeout(this.total)
			.onErrorMap((failure) -> isAnswerBroken(exchange, failure),
					(failure) -> ContractException.unavailable(Sentences.SERVICE_OUT));
	}

	private static boolean isAnswerBroken(ServerWebExchange exchange, Throwable failure) {
		return !(failure instanceof ContractException) && !exchange.getResponse().isCommitted()
				&& exchange.getAttribute(ServerWebExchangeUtils.CLIENT_RESPONSE_ATTR) != null;
	}

}
