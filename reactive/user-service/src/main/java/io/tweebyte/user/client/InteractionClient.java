package io.tweebyte.user.client;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.common.user.FollowedUsers.FollowedIdsSource;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.client.FallbackLog;
import io.tweebyte.shared.client.ResponseChecks;
import io.tweebyte.shared.http.Caller;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Component;

@Component
public class InteractionClient implements FollowedIdsSource {

	private static final Logger log = LoggerFactory.getLogger(InteractionClient.class);

	private final ServiceClient service;

	InteractionClient(Function<Service, ServiceClient> clients) {
		this.service = clients.apply(Service.INTERACTION);
	}

	/** Counts the followers; empty when the service is unavailable. */
	@CircuitBreaker(name = "interactions", fallbackMethod = "unknown")
	public Mono<Optional<Long>> followers(UUID userId, Caller caller) {
		return count("/follows/" + userId + "/followers/count", caller);
	}

	/** Counts the followed users; empty when the service is unavailable. */
	@CircuitBreaker(name = "interactions", fallbackMethod = "unknown")
	public Mono<Optional<Long>> following(UUID userId, Caller caller) {
		return count("/follows/" + userId + "/following/count", caller);
	}

	private Mono<Optional<Long>> count(String path, Caller caller) {
		return this.service.get(path, caller, Long.class).map((count) -> Optional.of(ResponseChecks.count(count)));
	}

	@Override
	@CircuitBreaker(name = "interactions")
	public Mono<List<UUID>> followedIds(UUID userId, Caller caller) {
		return this.service.get("/follows/" + userId + "/following/identifiers", caller, UUID[].class)
			.map(ResponseChecks::ids);
	}

	/**
	 * The fallback. Public, because the library makes others accessible for each failure
	 * anew, and two at once collide.
	 */
	public Mono<Optional<Long>> unknown(UUID userId, Caller caller, Throwable failure) {
		FallbackLog.write(log, caller, "A page is shown without a count", failure);
		return Mono.just(Optional.empty());
	}

}
