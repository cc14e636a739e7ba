package io.tweebyte.shared.call;

import io.tweebyte.contracts.json.ContractJson;
import tools.jackson.databind.json.JsonMapper;

/**
 * A request to another service.
 *
 * @param method {@code GET} or {@code POST}; each only reads, so that it may be retried
 * @param path the raw path and query
 * @param body JSON, or null
 */
public record Call(String method, String path, byte[] body) {

	private static final JsonMapper JSON = ContractJson.mapper();

	public static Call get(String path) {
		return new Call("GET", path, null);
	}

	/** A read whose arguments are too long for a path; the body is sent as JSON. */
	public static Call post(String path, Object body) {
		return new Call("POST", path, JSON.writeValueAsBytes(body));
	}

	@Override
	public String toString() {
		return this.method + " " + this.path;
	}

}
