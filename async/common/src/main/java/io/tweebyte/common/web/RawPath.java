package io.tweebyte.common.web;

import jakarta.servlet.http.HttpServletRequest;

/**
 * The path of a request as the client wrote it.
 */
public final class RawPath {

	/** Holds the target of a request that the container would change or refuse. */
	static final String ATTRIBUTE = "io.tweebyte.raw-target";

	private RawPath() {
	}

	/**
	 * The path that answers call {@code instance}.
	 * @param request the request
	 * @return the path without the query, neither decoded nor tidied
	 */
	public static String of(HttpServletRequest request) {
		String target = (String) request.getAttribute(ATTRIBUTE);
		return (target != null) ? target : request.getRequestURI();
	}

	/**
	 * The query of a request.
	 * @param request the request
	 * @return the raw query, or null when there is none
	 */
	public static String query(HttpServletRequest request) {
		return request.getQueryString();
	}

}
