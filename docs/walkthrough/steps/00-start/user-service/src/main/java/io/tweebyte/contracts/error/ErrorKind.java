package io.tweebyte.contracts.error;

/**
 * Every way in which a request can fail, with its HTTP status and the title that its
 * problem document carries (the status phrase of RFC 9110).
 */
public enum ErrorKind {

	/** The request, or a field of it, is malformed. */
	BAD_REQUEST(400, "Bad Request"),

	/** There is no valid token, or the log-in is wrong. */
	UNAUTHENTICATED(401, "Unauthorized"),

	/** The reader may not do or see this. */
	FORBIDDEN(403, "Forbidden"),

	/** There is nothing here. */
	NOT_FOUND(404, "Not Found"),

	/** The path knows other methods only. */
	METHOD_NOT_ALLOWED(405, "Method Not Allowed"),

	/** The client takes none of the media types there are. */
	NOT_ACCEPTABLE(406, "Not Acceptable"),

	/** A value that must be unique is taken. */
	CONFLICT(409, "Conflict"),

	/** The thing has changed since the client read it. */
	PRECONDITION_FAILED(412, "Precondition Failed"),

	/** The body is larger than bodies may be. */
	CONTENT_TOO_LARGE(413, "Content Too Large"),

	/** The body is of a media type that is not read here. */
	UNSUPPORTED_MEDIA_TYPE(415, "Unsupported Media Type"),

	/** The client must slow down. */
	TOO_MANY_REQUESTS(429, "Too Many Requests"),

	/** The head of the request is larger than heads may be. */
	HEADERS_TOO_LARGE(431, "Request Header Fields Too Large"),

	/** A fault of our own. */
	INTERNAL(500, "Internal Server Error"),

	/** The request cannot be served now; later it may. */
	SERVICE_UNAVAILABLE(503, "Service Unavailable");

	private final int status;

	private final String title;

	ErrorKind(int status, String title) {
		this.status = status;
		this.title = title;
	}

	/**
	 * The HTTP status of the response.
	 * @return a code from 400 to 599
	 */
	public int status() {
		return this.status;
	}

	/**
	 * The short English title of the problem document.
	 * @return the status phrase
	 */
	public String title() {
		return this.title;
	}

}
