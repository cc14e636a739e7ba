package io.tweebyte.shared.http;

import java.security.Principal;
import java.util.UUID;
import java.util.regex.Pattern;

import org.slf4j.MDC;

/** Adds the request and its user to the lines that are logged until it is closed. */
public final class RequestLog implements AutoCloseable {

	public static final String REQUEST_ID = "request_id";

	public static final String USER_ID = "user_id";

	private static final Pattern ID = Pattern.compile("[A-Za-z0-9._-]{1,64}");

	private final String requestId = MDC.get(REQUEST_ID);

	private final String userId = MDC.get(USER_ID);

	private RequestLog(String requestId, Object userId) {
		set(REQUEST_ID, requestId);
		set(USER_ID, (userId != null) ? userId.toString() : null);
	}

	/** Must be closed by the thread that created it. */
	public static RequestLog of(Caller caller) {
		return new RequestLog(caller.requestId(), caller.userId());
	}

	/** For a request whose user may be null. */
	public static RequestLog of(String requestId, Principal user) {
		return new RequestLog(requestId, (user != null) ? user.getName() : null);
	}

	/** Accepts a harmless id of a client; creates a new one for any other, or null. */
	public static String takeId(String sent) {
		return (sent != null && ID.matcher(sent).matches()) ? sent : UUID.randomUUID().toString();
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
		set(REQUEST_ID, this.requestId);
		set(USER_ID, this.userId);
	}

}
