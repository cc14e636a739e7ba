package io.tweebyte.gateway.filter;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import org.apache.catalina.connector.ClientAbortException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.web.ErrorResponse;
import org.springframework.web.HttpRequestMethodNotSupportedException;

/** Maps failures to the errors that clients receive. */
final class GatewayFailures {

	private static final Logger log = LoggerFactory.getLogger(GatewayFailures.class);

	private GatewayFailures() {
	}

	/**
	 * Broken bodies of clients and of services arrive here as a {@link ApiException}; of
	 * all other failures, only a broken connection is not the gateway's fault.
	 */
	static ApiException explain(Throwable thrown) {
		for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
			if (cause instanceof ApiException failure) {
				return failure;
			}
			if (cause instanceof ClientAbortException) {
				log.debug("The connection broke.", cause);
				return ApiException.badRequest(Messages.MALFORMED_REQUEST);
			}
		}
		if (thrown instanceof HttpRequestMethodNotSupportedException) {
			return ApiException.methodNotAllowed("GET, HEAD");
		}
		if (thrown instanceof ErrorResponse) {
			// the pages read nothing but method and path
			return ApiException.notFound(Messages.ROUTE_NOT_FOUND);
		}
		log.error("A filter of the gateway failed.", thrown);
		return new ApiException(ErrorKind.INTERNAL, Messages.INTERNAL);
	}

}
