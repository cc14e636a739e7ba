package io.tweebyte.common.user;

import java.util.Collection;
import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.http.Caller;
import reactor.core.publisher.Mono;

/** Accepted follows, from the interaction service or its table, never from Redis. */
public interface AcceptedFollows {

	/** Returns those of the users whom the reader follows; fails when this is unknown. */
	Mono<List<UUID>> findFollowed(Collection<UUID> userIds, Caller reader);

}
