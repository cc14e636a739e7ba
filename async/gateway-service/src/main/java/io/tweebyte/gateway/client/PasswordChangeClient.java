package io.tweebyte.gateway.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.shared.token.PasswordChange;
import tools.jackson.databind.json.JsonMapper;

/**
 * Calls the user service for changed passwords.
 */
public final class PasswordChangeClient {

	private static final String PATH = "/internal/users/password-changes";

	private final HttpClient client;

	private final URI users;

	private final Duration timeout;

	private final Executor executor;

	private final JsonMapper json = ContractJson.mapper();

	/**
	 * Creates a client.
	 * @param timeout how long a call may take
	 */
	public PasswordChangeClient(HttpClient client, URI users, Duration timeout, Executor executor) {
		this.client = client;
		this.users = users;
		this.timeout = timeout;
		this.executor = executor;
	}

	/**
	 * Fetches a page of changes.
	 * @param after only changes after this time, or empty for all
	 * @return the oldest of them; fails when there is no response in time or it is
	 * malformed
	 */
	public CompletableFuture<List<PasswordChange>> fetch(Optional<Instant> after) {
		HttpRequest request = HttpRequest.newBuilder(address(after)).timeout(this.timeout).build();
		return this.client.sendAsync(request, BodyHandlers.ofString())
			.thenApplyAsync(this::changes, this.executor)
			.orTimeout(this.timeout.toMillis(), TimeUnit.MILLISECONDS);
	}

	private URI address(Optional<Instant> after) {
		return URI.create(this.users + PATH + after.map((time) -> "?after=" + Microseconds.format(time)).orElse(""));
	}

	private List<PasswordChange> changes(HttpResponse<String> response) {
		if (response.statusCode() != 200) {
			throw new IllegalStateException("The user service returned " + response.statusCode() + ".");
		}
		return PasswordChange.readAll(this.json, response.body());
	}

}
