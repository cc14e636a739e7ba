package io.tweebyte.common.web;

import io.tweebyte.shared.http.Caller;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.core.MethodParameter;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

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
	public Object resolveArgument(MethodParameter parameter, ModelAndViewContainer container, NativeWebRequest request,
			WebDataBinderFactory binders) {
		HttpServletRequest http = request.getNativeRequest(HttpServletRequest.class);
		Jwt token = (http.getUserPrincipal() instanceof JwtAuthenticationToken user) ? user.getToken() : null;
		return caller(token, http);
	}

	private static Caller caller(Jwt token, HttpServletRequest request) {
		Caller caller = Caller.of(token, new HeadView(request), RequestIdFilter.of(request),
				RequestIdFilter.deadline(request));
		request.setAttribute(CALLER, caller);
		return caller;
	}

}
