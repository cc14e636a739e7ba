package io.tweebyte.common.web;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.RequestLog;
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

	private static final String CALLER = Caller.class.getName();

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
		Caller caller = Caller.of(token, request.getHeader(HeaderNames.TRACEPARENT), ForwardedHeaders.address(request),
				RequestIdFilter.of(request), RequestIdFilter.deadline(request));
		request.setAttribute(CALLER, caller);
		return caller;
	}

	/** Adds the request, and its user once known, to the lines that are logged. */
	static RequestLog log(HttpServletRequest request) {
		return (request.getAttribute(CALLER) instanceof Caller caller) ? RequestLog.of(caller)
				: RequestLog.of(RequestIdFilter.of(request), null);
	}

}
