package io.tweebyte.gateway.client;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.shared.token.PasswordChange;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.reactive.function.client.WebClient;

/**
 * Calls the user service for changed passwords.
 */
public final class PasswordChangeClient {

	private static final String PATH = "/internal/users/password-changes";

	private final WebClient client;

	private final URI users;

	private final Duration timeout;

	private final JsonMapper json = ContractJson.mapper();

	/**
	 * Creates a client.
	 * @param timeout how long a call may take
	 */
	public PasswordChangeClient(WebClient client, URI users, Duration timeout) {
		this.client = client;
		this.users = users;
		this.timeout = timeout;
	}

	/**
	 * Fetches a page of changes.
	 * @param after only changes after this time, or empty for all
	 * @return the oldest of them; fails when there is no response in time or it is
	 * malformed
	 */
	public Mono<List<PasswordChange>> fetch(Optional<Instant> after) {
		return this.client.get()
			.uri(address(after))
			.exchangeToMono((response) -> response.toEntity(String.class))
			.map(this::changes)
			.timeout(this.timeout);
	}

	private URI address(Optional<Instant> after) {
		return URI.create(this.users + PATH + after.map((time) -> "?after=" + Microseconds.format(time)).orElse(""));
	}

	private List<PasswordChange> changes(ResponseEntity<String> response) {
		if (response.getStatusCode() != HttpStatus.OK || response.getBody() == null) {
			throw new IllegalStateException("The user service returned " + response.getStatusCode().value() + ".");
		}
		return PasswordChange.readAll(this.json, response.getBody());
	}

}
