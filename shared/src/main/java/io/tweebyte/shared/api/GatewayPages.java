package io.tweebyte.shared.api;

import java.util.Set;

import io.tweebyte.contracts.error.ContractException;

/**
 * What a gateway answers by itself, to everybody: whether it lives, and the documentation
 * of the API.
 */
public final class GatewayPages {

	/** Tells whether the process must be restarted. */
	public static final String LIVENESS = "/actuator/health/liveness";

	/** Tells whether requests can be sent here. */
	public static final String READINESS = "/actuator/health/readiness";

	/** Where the documentation begins. */
	public static final String DOCUMENTATION = "/swagger-ui.html";

	private static final String DOCUMENTATION_FILES = "/swagger-ui/";

	private static final Set<String> PAGES = Set.of(LIVENESS, READINESS, DOCUMENTATION, "/v3/api-docs/swagger-config");

	private static final Set<String> METHODS = Set.of("GET", "HEAD");

	private GatewayPages() {
	}

	/**
	 * Looks a page up.
	 * @param method the HTTP method
	 * @return whether it is a page
	 * @throws ContractException 405 when it is, but not with this method
	 */
	public static boolean find(String method, RequestPath path) {
		if (!PAGES.contains(path.raw()) && !path.raw().startsWith(DOCUMENTATION_FILES)) {
			return false;
		}
		if (!METHODS.contains(method)) {
			throw ContractException.methodNotAllowed("GET, HEAD");
		}
		return true;
	}

}
