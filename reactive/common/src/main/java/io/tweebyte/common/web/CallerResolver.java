package io.tweebyte.common.web;

import io.tweebyte.shared.http.Caller;
import reactor.core.publisher.Mono;

import org.springframework.core.MethodParameter;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.web.reactive.BindingContext;
import org.springframework.web.reactive.result.method.HandlerMethodArgumentResolver;
import org.springframework.web.server.ServerWebExchange;

/**
 * Gives controllers the caller: the user of the token, and what is passed on to other
 * services.
 */
final class CallerResolver implements HandlerMethodArgumentResolver {

	/** The attribute of a request that holds the caller, for the log. */
	static final String CALLER = Caller.class.getName();

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
		Caller caller = Caller.of(token, new HeadView(exchange.getRequest()), RequestIdFilter.of(exchange),
				RequestIdFilter.deadline(exchange));
		exchange.getAttributes().put(CALLER, caller);
		return caller;
	}

}
