package io.tweebyte.common.web;

import java.util.Collections;
import java.util.List;

import io.tweebyte.shared.http.HeaderNames;
import jakarta.servlet.http.HttpServletRequest;

/** Reads what the gateway, which removes a client's own headers, knows of a request. */
final class ForwardedHeaders {

	private ForwardedHeaders() {
	}

	/** Empty when the request did not come through the gateway: another service calls. */
	static String address(HttpServletRequest request) {
		List<String> forwarded = Collections.list(request.getHeaders(HeaderNames.FORWARDED_FOR));
		return forwarded.isEmpty() ? "" : forwarded.getLast();
	}

	static String path(HttpServletRequest request) {
		String forwarded = request.getHeader(HeaderNames.FORWARDED_PATH);
		return (forwarded != null) ? forwarded : request.getRequestURI();
	}

}
