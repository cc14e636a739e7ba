package io.tweebyte.interaction.tweet;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.shared.interaction.TweetCounts;

import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/**
 * Counts the interactions of tweets, in the transactions that write them, and last. A
 * tweet without interactions may have no row.
 */
public interface TweetCountsRepository extends Repository<TweetCountsEntity, UUID> {

	String COUNTS = "select new io.tweebyte.shared.interaction.TweetCounts(c.tweetId, c.authorId, c.likes, c.replies, "
			+ "c.retweets) from TweetCountsEntity c where ";

	@Query(COUNTS + "c.tweetId = :tweetId")
	Optional<TweetCounts> find(UUID tweetId);

	/** {@code least} and {@code greatest} are ids in PostgreSQL's order. */
	@Query(COUNTS + "c.authorId = :authorId and c.tweetId between :least and :greatest limit :limit")
	List<TweetCounts> findByAuthor(UUID authorId, UUID least, UUID greatest, int limit);

	// model: an array is one parameter, however many ids there are; a list is many
	@Query(COUNTS + "cast(sql('? = any(?)', c.tweetId, :tweetIds) as boolean) = true")
	List<TweetCounts> findByIds(UUID[] tweetIds);

	@Query("select c.tweetId from TweetCountsEntity c where c.tweetId > :after order by c.tweetId limit :limit")
	List<UUID> findIds(UUID after, int limit);

	@Modifying
	@Query("insert into TweetCountsEntity (tweetId, authorId, likes) values (:tweetId, :authorId, 1) "
			+ "on conflict (tweetId) do update set likes = likes + 1")
	int addLike(UUID tweetId, UUID authorId);

	@Modifying
	@Query("update TweetCountsEntity c set c.likes = c.likes - 1 where c.tweetId = :tweetId")
	int removeLike(UUID tweetId);

	@Modifying
	@Query("insert into TweetCountsEntity (tweetId, authorId, replies) values (:tweetId, :authorId, 1) "
			+ "on conflict (tweetId) do update set replies = replies + 1")
	int addReply(UUID tweetId, UUID authorId);

	@Modifying
	@Query("update TweetCountsEntity c set c.replies = c.replies - 1 where c.tweetId = :tweetId")
	int removeReply(UUID tweetId);

	@Modifying
	@Query("insert into TweetCountsEntity (tweetId, authorId, retweets) values (:tweetId, :authorId, 1) "
			+ "on conflict (tweetId) do update set retweets = retweets + 1")
	int addRetweet(UUID tweetId, UUID authorId);

	@Modifying
	@Query("update TweetCountsEntity c set c.retweets = c.retweets - 1 where c.tweetId = :tweetId")
	int removeRetweet(UUID tweetId);

}
