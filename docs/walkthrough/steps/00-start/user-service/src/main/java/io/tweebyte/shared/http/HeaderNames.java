package io.tweebyte.shared.http;

/** The headers that are ours, or that the contract speaks of. */
public final class HeaderNames {

	/** Names a request in the logs of every service it passes. */
	public static final String REQUEST_ID = "X-Request-Id";

	/** Lists the parts of a response that are missing or stale. */
	public static final String DEGRADED = "X-Degraded";

	/** How many milliseconds are left for a request; set by gateway and services only. */
	public static final String DEADLINE = "X-Deadline-Millis";

	/** The client's address; set by the gateway only. */
	public static final String FORWARDED_FOR = "X-Forwarded-For";

	/** The path as the client wrote it; set by the gateway only. */
	public static final String FORWARDED_PATH = "X-Forwarded-Path";

	/** The trace a request belongs to (W3C Trace Context). */
	public static final String TRACEPARENT = "traceparent";

	/** Where the next page of a list is (RFC 8288). */
	public static final String LINK = "Link";

	/** Which version of a thing a client expects to change. */
	public static final String IF_MATCH = "If-Match";

	/** The version of a thing. */
	public static final String ETAG = "ETag";

	/** What a client repeats to post once. */
	public static final String IDEMPOTENCY_KEY = "Idempotency-Key";

	private HeaderNames() {
	}

}
