package io.tweebyte.common.web;

import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Query;
import io.tweebyte.shared.http.RequestView;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.core.MethodParameter;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/**
 * Gives controllers the query and the head of a request, and the body that
 * {@link AdmissionFilter} has read.
 */
final class RequestArguments implements HandlerMethodArgumentResolver {

	@Override
	public boolean supportsParameter(MethodParameter parameter) {
		Class<?> type = parameter.getParameterType();
		return type == Query.class || type == RequestView.class || type == RequestBody.class;
	}

	@Override
	public Object resolveArgument(MethodParameter parameter, ModelAndViewContainer container, NativeWebRequest request,
			WebDataBinderFactory binders) {
		HttpServletRequest http = request.getNativeRequest(HttpServletRequest.class);
		Class<?> type = parameter.getParameterType();
		if (type == Query.class) {
			return Query.parse(RawPath.query(http));
		}
		if (type == RequestView.class) {
			return new HeadView(http);
		}
		return http.getAttribute(RequestBody.class.getName());
	}

}
