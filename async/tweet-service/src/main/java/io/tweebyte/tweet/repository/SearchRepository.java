package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.sql.TweetStatements;
import io.tweebyte.tweet.entity.ReadableAuthors;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import org.hibernate.query.NativeQuery;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Repository;

/**
 * Searches tweets and hashtags, in statements that only SQL can express.
 */
@Repository
public class SearchRepository {

	private static final String POPULAR = "select id, text, tweets_count from hashtags where tweets_count > 0 "
			+ "order by tweets_count desc, id limit :limit";

	private final EntityManager database;

	SearchRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Searches texts.
	 * @param pattern what the folded text must be like, with {@code \\} as escape
	 * @param readable the private authors whose tweets the reader may see
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return summaries, newest first, without tweets of other private authors
	 */
	public List<TweetSummary> findByText(String pattern, ReadableAuthors readable, Instant before, UUID beforeId,
			Limit limit) {
		return tweets(query(TweetStatements.SEARCH).setParameter("pattern", pattern), readable, before, beforeId,
				limit);
	}

	/**
	 * Reads the tweets that have a hashtag.
	 * @param readable the private authors whose tweets the reader may see
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return summaries, newest first, without tweets of other private authors
	 */
	public List<TweetSummary> findByHashtag(String key, ReadableAuthors readable, Instant before, UUID beforeId,
			Limit limit) {
		return tweets(query(TweetStatements.HASHTAG_SEARCH).setParameter("key", key), readable, before, beforeId,
				limit);
	}

	private static List<TweetSummary> tweets(NativeQuery<Tuple> query, ReadableAuthors readable, Instant before,
			UUID beforeId, Limit limit) {
		return query.setParameter("readable", readable.sorted())
			.setParameter("everyone", readable.everyone())
			.setParameter("before", before.atOffset(ZoneOffset.UTC))
			.setParameter("beforeId", beforeId)
			.setParameter("limit", limit.max())
			.getResultList()
			.stream()
			.map(SearchRepository::summary)
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
			.map(SearchRepository::popular)
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
