package io.tweebyte.common.web;

import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Query;
import io.tweebyte.shared.http.RequestView;

import org.springframework.core.MethodParameter;
import org.springframework.web.reactive.BindingContext;
import org.springframework.web.reactive.result.method.SyncHandlerMethodArgumentResolver;
import org.springframework.web.server.ServerWebExchange;

/**
 * Gives controllers the query and the head of a request, and the body that
 * {@link AdmissionFilter} has read.
 */
final class RequestArguments implements SyncHandlerMethodArgumentResolver {

	@Override
	public boolean supportsParameter(MethodParameter parameter) {
		Class<?> type = parameter.getParameterType();
		return type == Query.class || type == RequestView.class || type == RequestBody.class;
	}

	@Override
	public Object resolveArgumentValue(MethodParameter parameter, BindingContext binding, ServerWebExchange exchange) {
		Class<?> type = parameter.getParameterType();
		if (type == Query.class) {
			return Query.parse(RawPath.query(exchange.getRequest()));
		}
		if (type == RequestView.class) {
			return new HeadView(exchange.getRequest());
		}
		return exchange.getAttribute(RequestBody.class.getName());
	}

}
