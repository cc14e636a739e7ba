package io.tweebyte.shared.http;

/** The headers that Spring has no constant for. */
public final class HeaderNames {

	/** Names a request in the logs of every service it passes. */
	public static final String REQUEST_ID = "X-Request-Id";

	/** The parts of a response that are missing or stale. */
	public static final String DEGRADED = "X-Degraded";

	/** How many milliseconds are left for a request; set by gateway and services only. */
	public static final String DEADLINE = "X-Deadline-Millis";

	/** The client's address; set by the gateway only. */
	public static final String FORWARDED_FOR = "X-Forwarded-For";

	/** The path as the client wrote it; set by the gateway only. */
	public static final String FORWARDED_PATH = "X-Forwarded-Path";

	/** The token of the calling service; set by services only. */
	public static final String SERVICE_TOKEN = "X-Service-Token";

	public static final String TRACEPARENT = "traceparent";

	public static final String IDEMPOTENCY_KEY = "Idempotency-Key";

	private HeaderNames() {
	}

}
