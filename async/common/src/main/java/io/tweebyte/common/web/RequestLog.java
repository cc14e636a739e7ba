package io.tweebyte.common.web;

import io.tweebyte.shared.http.Caller;
import jakarta.servlet.http.HttpServletRequest;
import org.slf4j.MDC;

/**
 * Names the request and its user in the lines that are logged until it is closed,
 * whatever thread logs them.
 */
public final class RequestLog implements AutoCloseable {

	private final String requestId = MDC.get(RequestIdFilter.KEY);

	private final String userId = MDC.get(AdmissionFilter.USER);

	private RequestLog(String requestId, Object userId) {
		set(RequestIdFilter.KEY, requestId);
		set(AdmissionFilter.USER, (userId != null) ? userId.toString() : null);
	}

	/**
	 * Names a request.
	 * @param caller on whose behalf it is worked on
	 * @return to be closed by the thread that made it
	 */
	public static RequestLog of(Caller caller) {
		return new RequestLog(caller.requestId(), caller.userId());
	}

	static RequestLog of(HttpServletRequest request) {
		return (request.getAttribute(CallerResolver.CALLER) instanceof Caller caller) ? of(caller)
				: new RequestLog(RequestIdFilter.of(request), null);
	}

	private static void set(String key, String value) {
		if (value != null) {
			MDC.put(key, value);
		}
		else {
			MDC.remove(key);
		}
	}

	@Override
	public void close() {
		set(RequestIdFilter.KEY, this.requestId);
		set(AdmissionFilter.USER, this.userId);
	}

}
