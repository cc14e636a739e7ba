package io.tweebyte.common.web;

import io.tweebyte.shared.http.HeaderNames;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;

/**
 * The path of a request as the client wrote it.
 */
public final class RawPath {

	/** Holds the target of a request that the container would change or refuse. */
	static final String ATTRIBUTE = "io.tweebyte.raw-target";

	private static final String FORWARDED = "io.tweebyte.forwarded-path";

	private RawPath() {
	}

	/**
	 * The path by which a request is looked up.
	 * @return the path without the query, neither decoded nor tidied
	 */
	public static String of(HttpServletRequest request) {
		String target = (String) request.getAttribute(ATTRIBUTE);
		return (target != null) ? target : request.getRequestURI();
	}

	/**
	 * Shows a request with the path that the client wrote, where it was put aside.
	 * @return the request with {@link #of(HttpServletRequest)} as its path
	 */
	static HttpServletRequest restored(HttpServletRequest request) {
		if (request.getAttribute(ATTRIBUTE) == null) {
			return request;
		}
		return new HttpServletRequestWrapper(request) {

			@Override
			public String getRequestURI() {
				return of(request);
			}

		};
	}

	/**
	 * Believes what the gateway says of the client's path. Gateways do not call this.
	 */
	static void believeGateway(HttpServletRequest request) {
		request.setAttribute(FORWARDED, request.getHeader(HeaderNames.FORWARDED_PATH));
	}

	/**
	 * The path that answers call {@code instance}.
	 * @return the path as the client wrote it, to the gateway if there is one
	 */
	static String instance(HttpServletRequest request) {
		String forwarded = (String) request.getAttribute(FORWARDED);
		return (forwarded != null) ? forwarded : of(request);
	}

	/**
	 * The query of a request.
	 * @return the raw query, or null when there is none
	 */
	public static String query(HttpServletRequest request) {
		return request.getQueryString();
	}

}
