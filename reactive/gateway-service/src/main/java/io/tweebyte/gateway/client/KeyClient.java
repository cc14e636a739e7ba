package io.tweebyte.gateway.client;

import java.net.URI;
import java.time.Duration;

import io.tweebyte.shared.token.KeySet;
import reactor.core.publisher.Mono;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.reactive.function.client.WebClient;

/**
 * Asks the user service for the keys that tokens are verified with.
 */
public final class KeyClient {

	private static final String PATH = "/.well-known/jwks.json";

	private final WebClient client;

	private final URI address;

	private final Duration timeout;

	/**
	 * Creates a client.
	 * @param timeout how long a call may take
	 */
	public KeyClient(WebClient client, URI users, Duration timeout) {
		this.client = client;
		this.address = URI.create(users + PATH);
		this.timeout = timeout;
	}

	/**
	 * Fetches the keys.
	 * @return the keys; fails when there is no answer in time or it holds none
	 */
	public Mono<KeySet> fetch() {
		return this.client.get()
			.uri(this.address)
			.exchangeToMono((answer) -> answer.toEntity(String.class))
			.map(KeyClient::keys)
			.timeout(this.timeout);
	}

	private static KeySet keys(ResponseEntity<String> answer) {
		if (answer.getStatusCode() != HttpStatus.OK || answer.getBody() == null) {
			throw new IllegalStateException("The user service answered " + answer.getStatusCode().value() + ".");
		}
		return KeySet.parse(answer.getBody());
	}

}
