package io.tweebyte.shared.api;

import java.util.List;
import java.util.Optional;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.api.Operation.Access;

/**
 * A request as a gateway sees it. Its checks are called in the contract's order: token,
 * {@link #checkRoute()}, size, {@link #checkMediaTypes}, {@link #checkPath()}, rate.
 */
public final class GatewayRequest {

	private final Optional<RequestPath> path;

	private final String query;

	private final boolean page;

	private final Operation operation;

	private final ContractException routeFailure;

	private GatewayRequest(Optional<RequestPath> path, String query, boolean page, Operation operation,
			ContractException routeFailure) {
		this.path = path;
		this.query = query;
		this.page = page;
		this.operation = operation;
		this.routeFailure = routeFailure;
	}

	/**
	 * Looks a request up in the tables of operations and pages.
	 * @param method the HTTP method
	 * @param rawPath the path as the client wrote it
	 * @param query the raw query, or null
	 * @return what is known of the request
	 */
	public static GatewayRequest of(String method, String rawPath, String query) {
		Optional<RequestPath> path = RequestPath.parse(rawPath);
		if (path.isEmpty()) {
			return new GatewayRequest(path, query, false, null, null);
		}
		try {
			if (GatewayPages.find(method, path.get())) {
				return new GatewayRequest(path, query, true, null, null);
			}
			return new GatewayRequest(path, query, false, Operations.find(method, path.get()), null);
		}
		catch (ContractException ex) {
			return new GatewayRequest(path, query, false, null, ex);
		}
	}

	/**
	 * Tells whether a token is needed.
	 * @return false for exactly the operations and pages that are open to everybody
	 */
	public boolean needsToken() {
		return !this.page && (this.operation == null || this.operation.access() == Access.TOKEN);
	}

	/**
	 * Checks that there is something at the path.
	 * @throws ContractException 404 when there is nothing, 405 when it does not know the
	 * method
	 */
	public void checkRoute() {
		if (this.routeFailure != null) {
			throw this.routeFailure;
		}
	}

	/**
	 * Checks what the client sends and takes.
	 * @param contentType the {@code Content-Type} header, or null
	 * @param accept the values of the {@code Accept} header
	 * @throws ContractException 415 or 406
	 */
	public void checkMediaTypes(String contentType, boolean hasBody, List<String> accept) {
		if (this.operation != null) {
			this.operation.checkMediaTypes(contentType, hasBody, accept);
		}
	}

	/**
	 * Checks the form of path and query.
	 * @throws ContractException 400
	 */
	public void checkPath() {
		if (this.path.isEmpty()) {
			throw ContractException.badRequest(Sentences.MALFORMED_PATH);
		}
		if (!RequestPath.isDecodable(this.query)) {
			throw ContractException.badRequest(Sentences.MALFORMED_QUERY);
		}
	}

	/**
	 * Tells whether the rate of one address is limited.
	 */
	public boolean isLimited() {
		return this.operation != null && this.operation.access() == Access.OPEN_LIMITED;
	}

	/**
	 * Tells whether the gateway answers by itself.
	 * @return whether no service is asked
	 */
	public boolean isPage() {
		return this.page;
	}

	/**
	 * The service that answers; only for a request that passed all checks and is no page.
	 */
	public Service service() {
		return this.operation.service();
	}

	/**
	 * The path and query to ask the service for; only for a request that passed all
	 * checks.
	 * @return the raw target, without the segment that names the service
	 */
	public String target() {
		String below = this.path.orElseThrow().belowService();
		return (this.query != null) ? below + "?" + this.query : below;
	}

}
