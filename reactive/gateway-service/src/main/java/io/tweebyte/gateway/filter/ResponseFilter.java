package io.tweebyte.gateway.filter;

import java.time.Duration;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.settings.OpenResponseSettings;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.cloud.gateway.support.ServerWebExchangeUtils;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** Passes a service's response to the client, part by part as it comes. */
@Component
@Order(ErrorFilter.FIRST + 4)
public final class ResponseFilter implements GlobalFilter {

	private final Duration total;

	private final Duration stream;

	public ResponseFilter(TimeSettings times, OpenResponseSettings streams) {
		this.total = times.total();
		this.stream = streams.time();
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		// model: the framework's next step writes the response
		return chain.filter(exchange)
			.timeout(GatewayPaths.isStream(StrictDecodingFilter.path(exchange).raw()) ? this.stream : this.total)
			.onErrorMap((failure) -> isResponseBroken(exchange, failure),
					(failure) -> ApiException.unavailable(Messages.SERVICE_UNAVAILABLE));
	}

	private static boolean isResponseBroken(ServerWebExchange exchange, Throwable failure) {
		return !(failure instanceof ApiException) && !exchange.getResponse().isCommitted()
				&& exchange.getAttribute(ServerWebExchangeUtils.CLIENT_RESPONSE_ATTR) != null;
	}

}
