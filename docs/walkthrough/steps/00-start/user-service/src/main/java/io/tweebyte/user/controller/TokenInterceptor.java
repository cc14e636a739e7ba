package io.tweebyte.user.controller;

import java.util.Collections;

import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

import io.tweebyte.shared.token.BearerToken;
import io.tweebyte.shared.token.TokenClaims;

import org.springframework.http.HttpHeaders;
import org.springframework.web.servlet.HandlerInterceptor;

/**
 * Refuses requests without a token. That the token is genuine has been checked by the
 * gateway, through which alone this service is reached.
 */
public class TokenInterceptor implements HandlerInterceptor {

	@Override
	public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
		TokenClaims.ofVerified(BearerToken.read(Collections.list(request.getHeaders(HttpHeaders.AUTHORIZATION))));
		return true;
	}

}
