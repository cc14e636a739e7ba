package io.tweebyte.common.web;

import org.springframework.http.server.reactive.ServerHttpRequest;

/**
 * The path of a request as the client wrote it.
 */
public final class RawPath {

	/**
	 * Holds the target of a request that is no URI; nobody else's value gets this far.
	 */
	static final String HEADER = "X-Raw-Target";

	private RawPath() {
	}

	/**
	 * The path that answers call {@code instance}.
	 * @param request the request
	 * @return the path without the query, neither decoded nor tidied
	 */
	public static String of(ServerHttpRequest request) {
		String target = request.getHeaders().getFirst(HEADER);
		return (target != null) ? target.split("\\?", 2)[0] : request.getURI().getRawPath();
	}

	/**
	 * The query of a request.
	 * @param request the request
	 * @return the raw query, or null when there is none
	 */
	public static String query(ServerHttpRequest request) {
		String target = request.getHeaders().getFirst(HEADER);
		if (target != null) {
			return target.contains("?") ? target.split("\\?", 2)[1] : null;
		}
		return request.getURI().getRawQuery();
	}

}
