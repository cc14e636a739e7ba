package io.tweebyte.common.user;

import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.shared.http.Caller;

/** Accepted follows, from the interaction service or its table, never from Redis. */
public interface AcceptedFollows {

	/** Returns those of the users whom the reader follows; fails when this is unknown. */
	CompletableFuture<List<UUID>> findFollowed(Collection<UUID> userIds, Caller reader);

}
