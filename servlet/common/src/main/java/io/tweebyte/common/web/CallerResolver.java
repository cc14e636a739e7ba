package io.tweebyte.common.web;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.core.MethodParameter;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/** Provides controllers with the caller of a request. */
final class CallerResolver implements HandlerMethodArgumentResolver {

	@Override
	public boolean supportsParameter(MethodParameter parameter) {
		return parameter.getParameterType() == Caller.class;
	}

	@Override
	public Object resolveArgument(MethodParameter parameter, ModelAndViewContainer container, NativeWebRequest request,
			WebDataBinderFactory binders) {
		HttpServletRequest http = request.getNativeRequest(HttpServletRequest.class);
		Jwt token = (http.getUserPrincipal() instanceof JwtAuthenticationToken user) ? user.getToken() : null;
		return caller(token, http);
	}

	private static Caller caller(Jwt token, HttpServletRequest request) {
		return Caller.of(token, request.getHeader(HeaderNames.TRACEPARENT), ForwardedHeaders.address(request),
				RequestIdFilter.of(request), RequestIdFilter.deadline(request));
	}

}
