package io.tweebyte.shared.http;

import io.tweebyte.contracts.json.ContractJson;
import tools.jackson.databind.json.JsonMapper;

/**
 * What one service asks another.
 *
 * @param method the method, {@code GET} or {@code POST}; each only reads, so that it may
 * be made again
 * @param path the raw path and query
 * @param body JSON, or null
 */
public record Call(String method, String path, byte[] body) {

	private static final JsonMapper JSON = ContractJson.mapper();

	/**
	 * Asks for something that has a path.
	 * @param path the raw path and query
	 */
	public static Call get(String path) {
		return new Call("GET", path, null);
	}

	/**
	 * Asks for something that takes more words than a path holds.
	 * @param path the raw path
	 * @param body what is asked, sent as JSON
	 */
	public static Call post(String path, Object body) {
		return new Call("POST", path, JSON.writeValueAsBytes(body));
	}

	@Override
	public String toString() {
		return this.method + " " + this.path;
	}

}
