package io.tweebyte.shared.http;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.api.Operation;
import io.tweebyte.shared.api.Operations;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.settings.LimitSettings;

/**
 * Checks the head of a request before a service binds it: route, size, media types, path
 * and query.
 */
public final class Admission {

	private final Service service;

	private final LimitSettings limits;

	/**
	 * Creates the checks of a service.
	 * @param service the service, whose operations are known
	 * @param limits tells how large a body may be
	 */
	public Admission(Service service, LimitSettings limits) {
		this.service = service;
		this.limits = limits;
	}

	/**
	 * Checks the head of a request.
	 * @throws ContractException 404, 405, 413, 415, 406 or 400, the first that applies
	 */
	public Admitted admit(RequestView request) {
		RequestPath path = RequestPath.parse(request.path())
			.orElseThrow(() -> ContractException.badRequest(Sentences.MALFORMED_PATH));
		Operation operation = Operations.find(this.service, request.method(), path);
		checkSize(request);
		operation.checkMediaTypes(request.header("Content-Type"), hasBody(request), request.headers("Accept"));
		if (!RequestPath.isDecodable(request.query())) {
			throw ContractException.badRequest(Sentences.MALFORMED_QUERY);
		}
		return new Admitted(operation, path);
	}

	private void checkSize(RequestView request) {
		String length = request.header("Content-Length");
		if (length != null && Long.parseLong(length) > this.limits.body().toBytes()) {
			throw new ContractException(ErrorKind.CONTENT_TOO_LARGE, Sentences.BODY_TOO_LARGE);
		}
	}

	private static boolean hasBody(RequestView request) {
		String length = request.header("Content-Length");
		return (length != null) ? !length.equals("0") : request.header("Transfer-Encoding") != null;
	}

	/**
	 * A request that was let in.
	 */
	public record Admitted(Operation operation, RequestPath path) {

		/**
		 * Tells whether the operation reads the body.
		 * @return whether there may be one
		 */
		public boolean readsBody() {
			return !this.operation.consumes().isEmpty();
		}

	}

}
