package io.tweebyte.gateway.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

import io.tweebyte.shared.token.KeySet;

/**
 * Asks the user service for the keys that tokens are verified with.
 */
public final class KeyClient {

	private static final String PATH = "/.well-known/jwks.json";

	private final HttpClient client;

	private final URI address;

	private final Duration timeout;

	private final Executor executor;

	/**
	 * Creates a client.
	 * @param timeout how long a call may take
	 */
	public KeyClient(HttpClient client, URI users, Duration timeout, Executor executor) {
		this.client = client;
		this.address = URI.create(users + PATH);
		this.timeout = timeout;
		this.executor = executor;
	}

	/**
	 * Fetches the keys.
	 * @return the keys; fails when there is no answer in time or it holds none
	 */
	public CompletableFuture<KeySet> fetch() {
		HttpRequest request = HttpRequest.newBuilder(this.address).timeout(this.timeout).build();
		return this.client.sendAsync(request, BodyHandlers.ofString())
			.thenApplyAsync(KeyClient::keys, this.executor)
			.orTimeout(this.timeout.toMillis(), TimeUnit.MILLISECONDS);
	}

	private static KeySet keys(HttpResponse<String> answer) {
		if (answer.statusCode() != 200) {
			throw new IllegalStateException("The user service answered " + answer.statusCode() + ".");
		}
		return KeySet.parse(answer.body());
	}

}
