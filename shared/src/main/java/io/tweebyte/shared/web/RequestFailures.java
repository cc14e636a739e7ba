package io.tweebyte.shared.web;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.PercentCoding;
import io.tweebyte.shared.call.CallFailedException;
import tools.jackson.core.JacksonException;

import org.springframework.core.codec.DecodingException;
import org.springframework.http.HttpMethod;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.web.multipart.MultipartException;

/** Explains the failures of services and frameworks in the contract's words. */
public final class RequestFailures {

	private RequestFailures() {
	}

	/** Returns empty for a failure that is not known. */
	public static Optional<ApiException> explain(Throwable failure) {
		return Optional.ofNullable(switch (failure) {
			case ApiException known -> known;
			case AccessDeniedException denied -> ApiException.forbidden(Messages.NOT_YOURSELF);
			case TimeoutException slow -> ApiException.unavailable(Messages.TOO_SLOW);
			case RejectedExecutionException full -> ApiException.unavailable(Messages.BUSY);
			case MultipartException form -> ApiException.badRequest(Messages.MALFORMED_FORM);
			case CallFailedException failed -> ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
			case CallNotPermittedException open -> ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
			default -> null;
		});
	}

	/** Returns empty for a status for which a framework needs no other words. */
	public static Optional<ApiException> ofStatus(int status) {
		return Optional.ofNullable(switch (status) {
			case 404 -> ApiException.notFound(Messages.ROUTE_NOT_FOUND);
			case 406 -> new ApiException(ErrorKind.NOT_ACCEPTABLE, Messages.NOT_ACCEPTABLE);
			case 413 -> new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
			case 415 -> new ApiException(ErrorKind.UNSUPPORTED_MEDIA_TYPE, Messages.UNSUPPORTED_MEDIA_TYPE);
			default -> null;
		});
	}

	/**
	 * Returns whether JSON is strict UTF-8: Jackson accepts overlong forms and lone
	 * surrogates, and NUL as a sign of UTF-16.
	 */
	public static boolean isEncoded(ByteBuffer json) {
		return PercentCoding.utf8(json).filter((text) -> text.indexOf('\0') < 0).isPresent();
	}

	/** The cause is null when there was no body. */
	public static ApiException unreadableBody(Throwable cause) {
		return switch (cause) {
			case null -> ApiException.badRequest(Messages.BODY_MISSING);
			case ApiException known -> known;
			case JacksonException json -> ValidationFailures.explain(json);
			// codecs wrap the failures of Jackson; without one there was no body
			case DecodingException decoding -> unreadableBody(decoding.getCause());
			default -> ApiException.badRequest(Messages.MALFORMED_REQUEST);
		};
	}

	public static ApiException methodNotAllowed(Set<HttpMethod> supported) {
		Set<String> methods = new TreeSet<>();
		supported.forEach((method) -> methods.add(method.name()));
		if (methods.contains("GET")) {
			methods.add("HEAD");
		}
		return ApiException.methodNotAllowed(String.join(", ", methods));
	}

}
