package io.tweebyte.interaction.tweet;

import java.util.UUID;

import io.tweebyte.shared.interaction.TweetCounts;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Modifying;
import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.r2dbc.repository.R2dbcRepository;

/**
 * Counts the interactions of tweets, in the transactions that write them, and last. A
 * tweet without interactions may have no row.
 */
// model: with several modules of Spring Data, a row without annotations does not tell
// R2DBC
public interface TweetCountsRepository extends R2dbcRepository<TweetCounts, UUID> {

	String COUNTS = "select tweet_id, author_id, likes, replies, retweets from tweet_counts where ";

	@Query(COUNTS + "tweet_id = :tweetId")
	Mono<TweetCounts> find(UUID tweetId);

	/** {@code least} and {@code greatest} are ids in PostgreSQL's order. */
	@Query(COUNTS + "author_id = :authorId and tweet_id between :least and :greatest limit :limit")
	Flux<TweetCounts> findByAuthor(UUID authorId, UUID least, UUID greatest, int limit);

	@Query(COUNTS + "tweet_id = any(:tweetIds)")
	Flux<TweetCounts> findByIds(UUID[] tweetIds);

	@Query("select tweet_id from tweet_counts where tweet_id > :after order by tweet_id limit :limit")
	Flux<UUID> findIds(UUID after, int limit);

	@Modifying
	@Query("""
			insert into tweet_counts (tweet_id, author_id, likes) values (:tweetId, :authorId, 1)
			on conflict (tweet_id) do update set likes = tweet_counts.likes + 1""")
	Mono<Integer> addLike(UUID tweetId, UUID authorId);

	@Modifying
	@Query("update tweet_counts set likes = likes - 1 where tweet_id = :tweetId")
	Mono<Integer> removeLike(UUID tweetId);

	@Modifying
	@Query("""
			insert into tweet_counts (tweet_id, author_id, replies) values (:tweetId, :authorId, 1)
			on conflict (tweet_id) do update set replies = tweet_counts.replies + 1""")
	Mono<Integer> addReply(UUID tweetId, UUID authorId);

	@Modifying
	@Query("update tweet_counts set replies = replies - 1 where tweet_id = :tweetId")
	Mono<Integer> removeReply(UUID tweetId);

	@Modifying
	@Query("""
			insert into tweet_counts (tweet_id, author_id, retweets) values (:tweetId, :authorId, 1)
			on conflict (tweet_id) do update set retweets = tweet_counts.retweets + 1""")
	Mono<Integer> addRetweet(UUID tweetId, UUID authorId);

	@Modifying
	@Query("update tweet_counts set retweets = retweets - 1 where tweet_id = :tweetId")
	Mono<Integer> removeRetweet(UUID tweetId);

}
