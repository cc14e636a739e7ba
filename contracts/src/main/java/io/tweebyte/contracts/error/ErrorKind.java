package io.tweebyte.contracts.error;

/** Every way in which a request can fail. */
public enum ErrorKind {

	BAD_REQUEST(400),

	UNAUTHENTICATED(401),

	FORBIDDEN(403),

	NOT_FOUND(404),

	METHOD_NOT_ALLOWED(405),

	NOT_ACCEPTABLE(406),

	CONFLICT(409),

	PRECONDITION_FAILED(412),

	CONTENT_TOO_LARGE(413),

	UNSUPPORTED_MEDIA_TYPE(415),

	RANGE_NOT_SATISFIABLE(416),

	TOO_MANY_REQUESTS(429),

	INTERNAL(500),

	SERVICE_UNAVAILABLE(503);

	private final int status;

	ErrorKind(int status) {
		this.status = status;
	}

	public int status() {
		return this.status;
	}

}
