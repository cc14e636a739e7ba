package io.tweebyte.interaction.like;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.sql.InteractionStatements;

import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.scheduling.annotation.Async;

interface LikeRepository extends Repository<LikeEntity, UUID> {

	@Async("databaseThreads")
	@Query(value = InteractionStatements.LIKES_OF_USER, nativeQuery = true)
	CompletableFuture<List<LikeRow>> findOfUser(UUID userId, UUID readerId, boolean seesAll, Instant before,
			UUID beforeId, int limit);

	@Async("databaseThreads")
	@Query(value = InteractionStatements.LIKES_OF_TWEET, nativeQuery = true)
	CompletableFuture<List<LikeRow>> findOfTweet(UUID tweetId, UUID readerId, boolean seesAll, Instant before,
			UUID beforeId, int limit);

	@Modifying
	@Query(value = InteractionStatements.ADD_LIKE, nativeQuery = true)
	int add(UUID id, UUID userId, String thingType, UUID thingId, UUID authorId, Instant createdAt);

	@Query("select new io.tweebyte.contracts.interaction.LikeResponse(l.id, l.createdAt) from LikeEntity l "
			+ "where l.userId = :userId and l.thingType = :thingType and l.thingId = :thingId")
	Optional<LikeResponse> find(UUID userId, String thingType, UUID thingId);

	@Modifying
	@Query("delete from LikeEntity l where l.userId = :userId and l.thingType = :thingType and l.thingId = :thingId")
	int remove(UUID userId, String thingType, UUID thingId);

}
