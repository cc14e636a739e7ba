package io.tweebyte.interaction.like;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.interaction.list.ListQueries;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.sql.InteractionStatements;

import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface LikeRepository extends Repository<LikeEntity, UUID> {

	@Query(value = InteractionStatements.LIKES_OF_USER, nativeQuery = true)
	List<LikeRow> findOfUser(UUID userId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	/** Without the author of the tweet, which the index does not hold. */
	@Query("select new io.tweebyte.shared.interaction.InteractionRow$LikeRow(r.id, r.userId, r.thingId, "
			+ "cast(null as uuid), r.createdAt) from LikeEntity r where r.thingType = 'TWEET' and r.thingId = :tweetId"
			+ ListQueries.VISIBLE + "r.userId" + ListQueries.END + ListQueries.PAGE)
	List<LikeRow> findOfTweet(UUID tweetId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	@Modifying
	@Query("insert into LikeEntity (id, userId, thingType, thingId, tweetAuthorId, createdAt) "
			+ "values (:id, :userId, :thingType, :thingId, :authorId, :createdAt) "
			+ "on conflict (userId, thingType, thingId) do nothing")
	int add(UUID id, UUID userId, String thingType, UUID thingId, UUID authorId, Instant createdAt);

	@Query("select new io.tweebyte.contracts.interaction.LikeResponse(l.id, l.createdAt) from LikeEntity l "
			+ "where l.userId = :userId and l.thingType = :thingType and l.thingId = :thingId")
	Optional<LikeResponse> find(UUID userId, String thingType, UUID thingId);

	@Modifying
	@Query("delete from LikeEntity l where l.userId = :userId and l.thingType = :thingType and l.thingId = :thingId")
	int remove(UUID userId, String thingType, UUID thingId);

}
