package io.tweebyte.interaction.retweet;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.RetweetResponse;
import io.tweebyte.interaction.list.ListQueries;
import io.tweebyte.shared.interaction.InteractionRow.RetweetRow;
import io.tweebyte.shared.sql.InteractionStatements;
import jakarta.persistence.LockModeType;

import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.CrudRepository;

interface RetweetRepository extends CrudRepository<RetweetEntity, UUID> {

	@Query(value = InteractionStatements.RETWEETS_OF_USER, nativeQuery = true)
	List<RetweetRow> findOfUser(UUID userId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	@Query("select new io.tweebyte.shared.interaction.InteractionRow$RetweetRow(r.id, r.userId, r.tweetId, "
			+ "r.tweetAuthorId, r.content, r.createdAt) from RetweetEntity r where r.tweetId = :tweetId"
			+ ListQueries.VISIBLE + "r.userId" + ListQueries.END + ListQueries.PAGE)
	List<RetweetRow> findOfTweet(UUID tweetId, UUID readerId, boolean seesAll, Instant before, UUID beforeId,
			int limit);

	@Modifying
	@Query("insert into RetweetEntity (id, userId, tweetId, tweetAuthorId, content, createdAt) "
			+ "values (:id, :userId, :tweetId, :authorId, :content, :createdAt) "
			+ "on conflict (userId, tweetId) do nothing")
	int add(UUID id, UUID userId, UUID tweetId, UUID authorId, String content, Instant createdAt);

	@Query("select new io.tweebyte.contracts.interaction.RetweetResponse(r.id, r.createdAt, r.content) "
			+ "from RetweetEntity r where r.userId = :userId and r.tweetId = :tweetId")
	Optional<RetweetResponse> find(UUID userId, UUID tweetId);

	@Lock(LockModeType.PESSIMISTIC_WRITE)
	@Query("select r from RetweetEntity r where r.id = :id")
	Optional<RetweetEntity> lock(UUID id);

	// not left to the flush: counts are locked after what they count
	@Override
	@Modifying
	@Query("delete from RetweetEntity r where r.id = :id")
	void deleteById(UUID id);

}
