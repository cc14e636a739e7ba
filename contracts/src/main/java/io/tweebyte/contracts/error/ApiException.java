package io.tweebyte.contracts.error;

import java.util.List;
import java.util.Map;

/** A failure that the contract defines. Without a stack trace: it concerns no code. */
public class ApiException extends RuntimeException {

	private final ErrorKind kind;

	private final List<FieldError> errors;

	private final Map<String, String> headers;

	/** The detail is an English sentence for the client; it holds no secret. */
	public ApiException(ErrorKind kind, String detail) {
		this(kind, detail, List.of(), Map.of());
	}

	private ApiException(ErrorKind kind, String detail, List<FieldError> errors, Map<String, String> headers) {
		super(detail, null, false, false);
		this.kind = kind;
		this.errors = errors.stream().sorted().toList();
		this.headers = headers;
	}

	public static ApiException invalid(List<FieldError> errors) {
		return new ApiException(ErrorKind.BAD_REQUEST, Messages.INVALID_FIELDS, errors, Map.of());
	}

	public static ApiException invalid(String field, String message) {
		return invalid(List.of(new FieldError(field, message)));
	}

	public static ApiException badRequest(String detail) {
		return new ApiException(ErrorKind.BAD_REQUEST, detail);
	}

	public static ApiException tokenMissing() {
		return new ApiException(ErrorKind.UNAUTHENTICATED, Messages.TOKEN_MISSING, List.of(),
				Map.of("WWW-Authenticate", "Bearer"));
	}

	/** It does not state what is wrong with the token. */
	public static ApiException tokenInvalid() {
		return new ApiException(ErrorKind.UNAUTHENTICATED, Messages.TOKEN_INVALID, List.of(),
				Map.of("WWW-Authenticate", "Bearer error=\"invalid_token\""));
	}

	/** In the same words for an unknown account and a wrong password. */
	public static ApiException loginRefused() {
		return new ApiException(ErrorKind.UNAUTHENTICATED, Messages.LOGIN_REFUSED, List.of(),
				Map.of("WWW-Authenticate", "Bearer"));
	}

	public static ApiException forbidden(String detail) {
		return new ApiException(ErrorKind.FORBIDDEN, detail);
	}

	public static ApiException notFound(String detail) {
		return new ApiException(ErrorKind.NOT_FOUND, detail);
	}

	public static ApiException methodNotAllowed(String allow) {
		return new ApiException(ErrorKind.METHOD_NOT_ALLOWED, Messages.METHOD_NOT_ALLOWED, List.of(),
				Map.of("Allow", allow));
	}

	public static ApiException conflict(List<FieldError> errors) {
		return new ApiException(ErrorKind.CONFLICT, Messages.TAKEN, errors, Map.of());
	}

	/** The size is that of the whole, in bytes. */
	public static ApiException rangeNotSatisfiable(long size) {
		return new ApiException(ErrorKind.RANGE_NOT_SATISFIABLE, Messages.RANGE_NOT_SATISFIABLE, List.of(),
				Map.of("Content-Range", "bytes */" + size));
	}

	public static ApiException tooManyRequests(long retryAfterSeconds) {
		return new ApiException(ErrorKind.TOO_MANY_REQUESTS, Messages.TOO_MANY_REQUESTS, List.of(),
				retryAfter(retryAfterSeconds));
	}

	public static ApiException unavailable(String detail) {
		return new ApiException(ErrorKind.SERVICE_UNAVAILABLE, detail, List.of(), retryAfter(1));
	}

	private static Map<String, String> retryAfter(long seconds) {
		return Map.of("Retry-After", Long.toString(Math.max(1, seconds)));
	}

	public ErrorKind kind() {
		return this.kind;
	}

	public List<FieldError> errors() {
		return this.errors;
	}

	public Map<String, String> headers() {
		return this.headers;
	}

}
