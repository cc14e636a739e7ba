package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.sql.TweetStatements;
import io.tweebyte.tweet.entity.TweetRow;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import org.hibernate.query.NativeQuery;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Repository;

/**
 * Reads the tweets of many users, in a statement that only SQL can say.
 */
@Repository
public class FeedRepository {

	private final EntityManager database;

	FeedRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Reads tweets.
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return the tweets, newest first
	 */
	public List<TweetRow> findPage(UUID[] userIds, Instant before, UUID beforeId, Limit limit) {
		return query().setParameter("userIds", userIds)
			.setParameter("before", before.atOffset(ZoneOffset.UTC))
			.setParameter("beforeId", beforeId)
			.setParameter("limit", limit.max())
			.getResultList()
			.stream()
			.map(FeedRepository::tweet)
			.toList();
	}

	@SuppressWarnings("unchecked")
	private NativeQuery<Tuple> query() {
		return this.database.createNativeQuery(TweetStatements.FEED, Tuple.class).unwrap(NativeQuery.class);
	}

	private static TweetRow tweet(Tuple row) {
		return new TweetRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class), row.get(4, Instant.class), row.get(5, Integer.class),
				row.get(6, Boolean.class));
	}

}
