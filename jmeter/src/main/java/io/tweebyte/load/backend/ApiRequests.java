package io.tweebyte.load.backend;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;

/** Requests to the API of a backend. */
public final class ApiRequests {

	private ApiRequests() {
	}

	/**
	 * Returns a request.
	 * @param token of the user who calls
	 * @param json the body, empty for none
	 */
	public static HttpRequest.Builder of(String method, URI address, String token, String json) {
		HttpRequest.Builder request = HttpRequest.newBuilder(address).header("Authorization", "Bearer " + token);
		return json.isEmpty() ? request.method(method, BodyPublishers.noBody())
				: request.header("Content-Type", "application/json").method(method, BodyPublishers.ofString(json));
	}

}
