package io.tweebyte.contracts.error;

/** Every way in which a request can fail. The title is the status phrase of RFC 9110. */
public enum ErrorKind {

	BAD_REQUEST(400, "Bad Request"),

	UNAUTHENTICATED(401, "Unauthorized"),

	FORBIDDEN(403, "Forbidden"),

	NOT_FOUND(404, "Not Found"),

	METHOD_NOT_ALLOWED(405, "Method Not Allowed"),

	NOT_ACCEPTABLE(406, "Not Acceptable"),

	CONFLICT(409, "Conflict"),

	PRECONDITION_FAILED(412, "Precondition Failed"),

	CONTENT_TOO_LARGE(413, "Content Too Large"),

	UNSUPPORTED_MEDIA_TYPE(415, "Unsupported Media Type"),

	TOO_MANY_REQUESTS(429, "Too Many Requests"),

	INTERNAL(500, "Internal Server Error"),

	SERVICE_UNAVAILABLE(503, "Service Unavailable");

	private final int status;

	private final String title;

	ErrorKind(int status, String title) {
		this.status = status;
		this.title = title;
	}

	public int status() {
		return this.status;
	}

	public String title() {
		return this.title;
	}

}
