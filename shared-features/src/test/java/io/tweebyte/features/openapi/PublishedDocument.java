package io.tweebyte.features.openapi;

import java.util.List;

import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;
import io.tweebyte.features.http.ReceivedResponse;

/** A service's OpenAPI document, as a backend publishes it. */
public final class PublishedDocument {

	/** The segments of all services that publish one. */
	public static final List<String> SERVICES = List.of("user-service", "tweet-service", "interaction-service");

	private static final int OK = 200;

	private static final int UNAVAILABLE = 503;

	private static final int ATTEMPTS = 10;

	private PublishedDocument() {
	}

	/**
	 * Asks for the document. It is made when it is first asked for, which on a busy
	 * machine takes longer than the gateway waits: then the response is 503, and one asks
	 * again.
	 * @param caller calls the gateway
	 * @param service the service's segment at the gateway, as in {@code user-service}
	 * @return its text
	 * @throws IllegalStateException if the backend does not publish it
	 */
	public static String read(HttpCaller caller, String service) {
		HttpCall call = HttpCall.of("GET /" + service + "/v3/api-docs");
		HttpExchange exchange = caller.send(call);
		for (int i = 1; i < ATTEMPTS && exchange.response().status() == UNAVAILABLE; i++) {
			exchange = caller.send(call);
		}
		ReceivedResponse response = exchange.response();
		if (response.status() != OK) {
			throw new IllegalStateException("There is no API document to hold the responses against: " + exchange);
		}
		return response.text();
	}

}
