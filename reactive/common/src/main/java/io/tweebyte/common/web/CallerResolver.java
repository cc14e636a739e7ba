package io.tweebyte.common.web;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import reactor.core.publisher.Mono;

import org.springframework.core.MethodParameter;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.web.reactive.BindingContext;
import org.springframework.web.reactive.result.method.HandlerMethodArgumentResolver;
import org.springframework.web.server.ServerWebExchange;

/** Provides controllers with the caller of a request. */
final class CallerResolver implements HandlerMethodArgumentResolver {

	@Override
	public boolean supportsParameter(MethodParameter parameter) {
		return parameter.getParameterType() == Caller.class;
	}

	@Override
	public Mono<Object> resolveArgument(MethodParameter parameter, BindingContext binding, ServerWebExchange exchange) {
		return exchange.getPrincipal()
			.ofType(JwtAuthenticationToken.class)
			.<Object>map((user) -> caller(user.getToken(), exchange))
			.switchIfEmpty(Mono.fromSupplier(() -> caller(null, exchange)));
	}

	private static Caller caller(Jwt token, ServerWebExchange exchange) {
		return Caller.of(token, exchange.getRequest().getHeaders().getFirst(HeaderNames.TRACEPARENT),
				ForwardedHeaders.address(exchange.getRequest()), RequestIdFilter.of(exchange),
				RequestIdFilter.deadline(exchange));
	}

}
