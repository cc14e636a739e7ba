package io.tweebyte.shared.http;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.api.Operation;
import io.tweebyte.shared.api.Operation.Access;
import io.tweebyte.shared.api.Operations;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.token.BearerToken;
import io.tweebyte.shared.token.TokenClaims;

/**
 * Lets a request into a service. The head is checked as steps in the contract's order, so
 * that the order does not depend on what a framework binds first: token, route, size,
 * media types, path and query.
 */
public final class Admission {

	private final Service service;

	private final SecuritySettings security;

	private final LimitSettings limits;

	private final TimeSettings times;

	/**
	 * Creates the checks of a service.
	 * @param service the service, whose operations are known
	 * @param security tells whether a token is needed
	 * @param limits tells how large a body may be
	 * @param times tells how long a request may take
	 */
	public Admission(Service service, SecuritySettings security, LimitSettings limits, TimeSettings times) {
		this.service = service;
		this.security = security;
		this.limits = limits;
		this.times = times;
	}

	/**
	 * Checks the head of a request.
	 * @param request the request
	 * @param requestId the id under which it is logged
	 * @return what was found
	 * @throws ContractException 401, 404, 405, 413, 415, 406 or 400, the first that
	 * applies
	 */
	public Admitted admit(RequestView request, String requestId) {
		Optional<RequestPath> path = RequestPath.parse(request.path());
		Route route = route(request.method(), path);
		String token = token(request, route);
		UUID userId = (token != null) ? TokenClaims.ofVerified(token).userId() : null;
		route.check();
		checkSize(request);
		if (route.operation() != null) {
			route.operation()
				.checkMediaTypes(request.header("Content-Type"), hasBody(request), request.headers("Accept"));
		}
		checkPath(path, request.query());
		Caller caller = new Caller(userId, !this.security.isOn(), (token != null) ? "Bearer " + token : null, requestId,
				request.header(HeaderNames.TRACEPARENT), request.clientAddress(),
				Deadline.in(this.times.request(), request.header(HeaderNames.DEADLINE)));
		return new Admitted(route.operation(), path.get(), caller);
	}

	private Route route(String method, Optional<RequestPath> path) {
		try {
			return new Route(path.isPresent() ? Operations.find(this.service, method, path.get()) : null, null);
		}
		catch (ContractException ex) {
			return new Route(null, ex);
		}
	}

	private String token(RequestView request, Route route) {
		List<String> authorization = request.headers("Authorization");
		return (this.security.isOn() && isTokenRead(route.operation(), authorization)) ? BearerToken.read(authorization)
				: null;
	}

	/**
	 * Services call each other for users, whose tokens they pass on, and for themselves.
	 */
	private static boolean isTokenRead(Operation operation, List<String> authorization) {
		if (operation == null || operation.access() == Access.TOKEN) {
			return true;
		}
		return operation.access() == Access.INTERNAL && !authorization.isEmpty();
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

	private static void checkPath(Optional<RequestPath> path, String query) {
		if (path.isEmpty()) {
			throw ContractException.badRequest(Sentences.MALFORMED_PATH);
		}
		if (!RequestPath.isDecodable(query)) {
			throw ContractException.badRequest(Sentences.MALFORMED_QUERY);
		}
	}

	/**
	 * A request that was let in.
	 *
	 * @param operation what it asks for
	 * @param path its path
	 * @param caller who asks
	 */
	public record Admitted(Operation operation, RequestPath path, Caller caller) {

		/**
		 * Tells whether the operation reads the body.
		 * @return whether there may be one
		 */
		public boolean readsBody() {
			return !this.operation.consumes().isEmpty();
		}

	}

	private record Route(Operation operation, ContractException failure) {

		void check() {
			if (this.failure != null) {
				throw this.failure;
			}
		}

	}

}
