package io.tweebyte.common.user;

import java.util.Collection;
import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.http.Caller;
import reactor.core.publisher.Mono;

/**
 * What a service knows of accepted follows: the interaction service from its own table,
 * never from Redis, and others from the interaction service.
 */
public interface AcceptedFollows {

	/** Returns those of the users whom the reader follows; fails when this is unknown. */
	Mono<List<UUID>> findFollowed(Collection<UUID> userIds, Caller reader);

}
