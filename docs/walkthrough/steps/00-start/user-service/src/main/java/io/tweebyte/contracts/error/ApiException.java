package io.tweebyte.contracts.error;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;

/**
 * A request that the contract answers with an error. It carries all that the response
 * needs; it has no stack trace, because it tells of the request and not of the code.
 */
public class ApiException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final ErrorKind kind;

	private final List<FieldError> errors;

	private final List<Header> headers;

	/**
	 * Creates a failure without further headers.
	 * @param kind what kind of failure it is
	 * @param detail an English sentence for the client; holds no secret
	 */
	public ApiException(ErrorKind kind, String detail) {
		this(kind, detail, List.of(), List.of());
	}

	private ApiException(ErrorKind kind, String detail, List<FieldError> errors, List<Header> headers) {
		super(detail, null, false, false);
		this.kind = kind;
		this.errors = errors.stream().sorted().toList();
		this.headers = List.copyOf(headers);
	}

	/**
	 * Refuses fields of a request.
	 * @param errors what is wrong, in any order; at least one
	 * @return 400
	 */
	public static ApiException invalid(List<FieldError> errors) {
		return new ApiException(ErrorKind.BAD_REQUEST, Messages.INVALID_FIELDS, errors, List.of());
	}

	/**
	 * Refuses one field of a request.
	 * @param field the field
	 * @param message what it must be
	 * @return 400
	 */
	public static ApiException invalid(String field, String message) {
		return invalid(List.of(new FieldError(field, message)));
	}

	/**
	 * Refuses a request as a whole.
	 * @param detail why
	 * @return 400
	 */
	public static ApiException badRequest(String detail) {
		return new ApiException(ErrorKind.BAD_REQUEST, detail);
	}

	/**
	 * Asks for a token where none was sent.
	 * @return 401 with a bare challenge
	 */
	public static ApiException tokenMissing() {
		return new ApiException(ErrorKind.UNAUTHENTICATED, Messages.TOKEN_MISSING, List.of(),
				List.of(new Header("WWW-Authenticate", "Bearer")));
	}

	/**
	 * Refuses a token, without saying what is wrong with it.
	 * @return 401 with {@code error="invalid_token"}
	 */
	public static ApiException tokenInvalid() {
		return new ApiException(ErrorKind.UNAUTHENTICATED, Messages.TOKEN_INVALID, List.of(),
				List.of(new Header("WWW-Authenticate", "Bearer error=\"invalid_token\"")));
	}

	/**
	 * Refuses a log-in, in the same words for an unknown account and a wrong password.
	 * @return 401 with a bare challenge
	 */
	public static ApiException loginRefused() {
		return new ApiException(ErrorKind.UNAUTHENTICATED, Messages.LOGIN_REFUSED, List.of(),
				List.of(new Header("WWW-Authenticate", "Bearer")));
	}

	/**
	 * Refuses what the reader may not do or see.
	 * @param detail why
	 * @return 403
	 */
	public static ApiException forbidden(String detail) {
		return new ApiException(ErrorKind.FORBIDDEN, detail);
	}

	/**
	 * Says that a thing does not exist.
	 * @param detail which
	 * @return 404
	 */
	public static ApiException notFound(String detail) {
		return new ApiException(ErrorKind.NOT_FOUND, detail);
	}

	/**
	 * Refuses a method on a path that knows others.
	 * @param allow the methods the path knows, as the {@code Allow} header lists them
	 * @return 405
	 */
	public static ApiException methodNotAllowed(String allow) {
		return new ApiException(ErrorKind.METHOD_NOT_ALLOWED, Messages.METHOD_NOT_ALLOWED, List.of(),
				List.of(new Header("Allow", allow)));
	}

	/**
	 * Says that a unique value is already taken.
	 * @param errors which fields
	 * @return 409
	 */
	public static ApiException conflict(List<FieldError> errors) {
		return new ApiException(ErrorKind.CONFLICT, Messages.TAKEN, errors, List.of());
	}

	/**
	 * Tells a client to slow down.
	 * @param retryAfterSeconds when to come back, at least 1
	 * @return 429 with {@code Retry-After}
	 */
	public static ApiException tooManyRequests(long retryAfterSeconds) {
		return new ApiException(ErrorKind.TOO_MANY_REQUESTS, Messages.TOO_MANY_REQUESTS, List.of(),
				List.of(retryAfter(retryAfterSeconds)));
	}

	/**
	 * Says that the request cannot be served now.
	 * @param detail why, in words that tell nothing of the inside
	 * @return 503 with {@code Retry-After: 1}
	 */
	public static ApiException unavailable(String detail) {
		return new ApiException(ErrorKind.SERVICE_UNAVAILABLE, detail, List.of(), List.of(retryAfter(1)));
	}

	private static Header retryAfter(long seconds) {
		return new Header("Retry-After", Long.toString(Math.max(1, seconds)));
	}

	/**
	 * The kind of failure.
	 * @return the kind, which knows the status
	 */
	public ErrorKind kind() {
		return this.kind;
	}

	/**
	 * The fields to blame.
	 * @return sorted by field, empty when no single field is to blame
	 */
	public List<FieldError> errors() {
		return this.errors;
	}

	/**
	 * The headers of the response beyond those of every response.
	 * @return such as {@code Allow}, {@code Retry-After} or {@code WWW-Authenticate}
	 */
	public List<Header> headers() {
		return this.headers;
	}

	/**
	 * The value of one of {@link #headers()}.
	 * @param name the header's name
	 * @return the value, or empty
	 */
	public Optional<String> header(String name) {
		return this.headers.stream()
			.filter(header -> header.name().equalsIgnoreCase(name))
			.map(Header::value)
			.findFirst();
	}

	/**
	 * A header of an error response.
	 *
	 * @param name the header's name
	 * @param value the header's value
	 */
	public record Header(String name, String value) implements Serializable {
	}

}
