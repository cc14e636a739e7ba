package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import org.hibernate.query.NativeQuery;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Repository;

/**
 * Reads by hashtag, in statements that only SQL can say.
 */
@Repository
public class HashtagRepository {

	// the sub-query keeps the order of the index, which a join would lose
	private static final String TWEETS = """
			select t.id, t.user_id, t.content, t.created_at from tweet_hashtag l join tweets t on t.id = l.tweet_id
			where l.hashtag_id = (select id from hashtags where text_key = :key)
				and (l.created_at, l.tweet_id) < (:before, :beforeId)
			order by l.created_at desc, l.tweet_id desc limit :limit""";

	private static final String POPULAR = "select id, text, tweets_count from hashtags where tweets_count > 0 "
			+ "order by tweets_count desc, id limit :limit";

	private final EntityManager database;

	HashtagRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Reads the tweets that have a hashtag.
	 * @param key the folded hashtag
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return summaries, newest first
	 */
	public List<TweetSummary> findTweets(String key, Instant before, UUID beforeId, Limit limit) {
		return query(TWEETS).setParameter("key", key)
			.setParameter("before", before.atOffset(ZoneOffset.UTC))
			.setParameter("beforeId", beforeId)
			.setParameter("limit", limit.max())
			.getResultList()
			.stream()
			.map(HashtagRepository::summary)
			.toList();
	}

	/**
	 * Reads the most popular hashtags.
	 * @param limit how many at most
	 * @return the hashtags, the most popular first
	 */
	public List<PopularHashtag> findPopular(Limit limit) {
		return query(POPULAR).setParameter("limit", limit.max())
			.getResultList()
			.stream()
			.map(HashtagRepository::popular)
			.toList();
	}

	@SuppressWarnings("unchecked")
	private NativeQuery<Tuple> query(String statement) {
		return this.database.createNativeQuery(statement, Tuple.class).unwrap(NativeQuery.class);
	}

	private static TweetSummary summary(Tuple row) {
		return new TweetSummary(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class));
	}

	private static PopularHashtag popular(Tuple row) {
		return new PopularHashtag(row.get(0, UUID.class), row.get(1, String.class), row.get(2, Long.class));
	}

}
