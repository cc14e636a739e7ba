package io.tweebyte.common.client;

import java.util.List;
import java.util.UUID;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.shared.client.ResponseChecks;
import io.tweebyte.shared.http.Caller;
import reactor.core.publisher.Mono;

/** Reads followed ids from the interaction service; subclasses add other calls to it. */
public abstract class FollowedIdsClient {

	protected final ServiceClient service;

	protected FollowedIdsClient(ServiceClient service) {
		this.service = service;
	}

	/** Returns the users of accepted follows; fails when the service is unavailable. */
	@CircuitBreaker(name = "interactions")
	public Mono<List<UUID>> followedIds(UUID userId, Caller caller) {
		return this.service.get("/follows/" + userId + "/following/identifiers", caller, UUID[].class)
			.map(ResponseChecks::ids);
	}

}
