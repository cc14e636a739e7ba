package io.tweebyte.interaction.repository;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.interaction.entity.TweetCounts;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;

import org.springframework.stereotype.Repository;

/**
 * Reads the counts of tweets. Each method is one statement and, being one, no transaction
 * of its own.
 */
@Repository
public class TweetCountsRepository {

	private static final String COUNTS = """
			select new io.tweebyte.interaction.entity.TweetCounts(c.tweetId, c.authorId, c.likes, c.replies, c.retweets)
			from TweetCountsEntity c where""";

	// model: an array cannot be said in JPQL
	private static final String BY_IDS = """
			select tweet_id, author_id, likes, replies, retweets
			from tweet_counts where tweet_id = any(cast(:tweetIds as uuid[]))""";

	private final EntityManager database;

	TweetCountsRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Reads the counts of a tweet.
	 * @return the counts, or nothing when nobody has reacted to it
	 */
	public Optional<TweetCounts> find(UUID tweetId) {
		return this.database.createQuery(COUNTS + " c.tweetId = :tweetId", TweetCounts.class)
			.setParameter("tweetId", tweetId)
			.getResultList()
			.stream()
			.findFirst();
	}

	/**
	 * Reads the counts of an author's tweets.
	 * @param least the least id wanted, in PostgreSQL's order
	 * @param greatest the greatest id wanted
	 * @return the counts of his tweets from the one to the other
	 */
	public List<TweetCounts> findByAuthor(UUID authorId, UUID least, UUID greatest) {
		return this.database
			.createQuery(COUNTS + " c.authorId = :authorId and c.tweetId between :least and :greatest",
					TweetCounts.class)
			.setParameter("authorId", authorId)
			.setParameter("least", least)
			.setParameter("greatest", greatest)
			.getResultList();
	}

	/**
	 * Reads the counts of many tweets.
	 * @return the counts of those that anybody has reacted to
	 */
	public List<TweetCounts> findByIds(List<UUID> tweetIds) {
		return Rows.list(this.database.createNativeQuery(BY_IDS, Tuple.class)
			.setParameter("tweetIds", tweetIds.toArray(UUID[]::new)), TweetCountsRepository::counts);
	}

	private static TweetCounts counts(Tuple row) {
		return new TweetCounts(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, Integer.class),
				row.get(3, Integer.class), row.get(4, Integer.class));
	}

}
