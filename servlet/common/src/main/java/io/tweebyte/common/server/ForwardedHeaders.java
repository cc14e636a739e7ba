package io.tweebyte.common.server;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Set;

import io.tweebyte.shared.http.HeaderNames;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;

/** Reads what the gateway, which removes a client's own headers, knows of a request. */
public final class ForwardedHeaders {

	private static final Set<String> IGNORED = Set.of(HeaderNames.FORWARDED_PATH, HeaderNames.DEADLINE);

	private ForwardedHeaders() {
	}

	/** Empty when the request did not come through the gateway: another service calls. */
	public static String address(HttpServletRequest request) {
		List<String> forwarded = Collections.list(request.getHeaders(HeaderNames.FORWARDED_FOR));
		return forwarded.isEmpty() ? "" : forwarded.getLast();
	}

	/** Replaces what only gateways and services may set, in a request of neither. */
	public static HttpServletRequest ofClient(HttpServletRequest request) {
		return new HttpServletRequestWrapper(request) {
			@Override
			public String getHeader(String name) {
				if (name.equals(HeaderNames.FORWARDED_FOR)) {
					return getRemoteAddr();
				}
				return IGNORED.contains(name) ? null : super.getHeader(name);
			}

			@Override
			public Enumeration<String> getHeaders(String name) {
				return name.equals(HeaderNames.FORWARDED_FOR) ? Collections.enumeration(List.of(getRemoteAddr()))
						: super.getHeaders(name);
			}
		};
	}

	public static String path(HttpServletRequest request) {
		String forwarded = request.getHeader(HeaderNames.FORWARDED_PATH);
		return (forwarded != null) ? forwarded : request.getRequestURI();
	}

}
