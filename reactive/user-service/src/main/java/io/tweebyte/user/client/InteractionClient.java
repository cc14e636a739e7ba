package io.tweebyte.user.client;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.common.client.FallbackLog;
import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.shared.http.CallFailedException;
import io.tweebyte.shared.http.Caller;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import tools.jackson.core.type.TypeReference;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

/**
 * Asks the interaction service.
 */
@Component
public class InteractionClient {

	private static final Logger log = LoggerFactory.getLogger(InteractionClient.class);

	private static final TypeReference<Long> COUNT = new TypeReference<>() {
	};

	private static final TypeReference<List<UUID>> IDS = new TypeReference<>() {
	};

	private final ServiceClient service;

	InteractionClient(@Qualifier("interactionService") ServiceClient service) {
		this.service = service;
	}

	/**
	 * Counts who follows a user.
	 * @param userId the user
	 * @param caller the reader
	 * @return the number, or empty when the service is out
	 */
	@CircuitBreaker(name = "interactions", fallbackMethod = "unknown")
	public Mono<Optional<Long>> followers(UUID userId, Caller caller) {
		return this.service.get("/follows/" + userId + "/followers/count", caller, COUNT)
			.map((count) -> Optional.of(checked(count)));
	}

	/**
	 * Counts whom a user follows.
	 * @param userId the user
	 * @param caller the reader
	 * @return the number, or empty when the service is out
	 */
	@CircuitBreaker(name = "interactions", fallbackMethod = "unknown")
	public Mono<Optional<Long>> following(UUID userId, Caller caller) {
		return this.service.get("/follows/" + userId + "/following/count", caller, COUNT)
			.map((count) -> Optional.of(checked(count)));
	}

	/**
	 * Lists whom a user follows.
	 * @param userId the user
	 * @param caller the reader
	 * @return the ids of all whose followers he is accepted by; fails when the service is
	 * out, because nobody else can tell
	 */
	@CircuitBreaker(name = "interactions")
	public Mono<List<UUID>> followedIds(UUID userId, Caller caller) {
		return this.service.get("/follows/" + userId + "/following/identifiers", caller, IDS)
			.map(InteractionClient::checked);
	}

	private static Long checked(Long count) {
		if (count < 0) {
			throw new CallFailedException("The interaction service's count makes no sense");
		}
		return count;
	}

	private static List<UUID> checked(List<UUID> ids) {
		if (ids.stream().anyMatch(Objects::isNull)) {
			throw new CallFailedException("The interaction service's list of ids makes no sense");
		}
		return ids;
	}

	/**
	 * What is answered instead. Public, because the library opens and closes what is not
	 * anew for each failure, and two at once collide.
	 */
	public Mono<Optional<Long>> unknown(UUID userId, Caller caller, Throwable failure) {
		FallbackLog.write(log, caller, "A page is shown without a count", failure);
		return Mono.just(Optional.empty());
	}

}
