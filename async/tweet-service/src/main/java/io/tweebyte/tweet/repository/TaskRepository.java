package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.sql.TweetStatements;
import io.tweebyte.tweet.entity.Resolution;
import io.tweebyte.tweet.entity.UnresolvedTweet;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import org.hibernate.query.NativeQuery;

import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * What the scheduled tasks of the tweet service read and write, each time in one
 * statement.
 */
@Repository
public class TaskRepository {

	private static final String NAMES = "select distinct name_key from mentions "
			+ "where tweet_id = any(:ids) and user_id is null";

	private final EntityManager database;

	TaskRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Takes tweets about which the user service must be asked again, for a while.
	 * @param limit how many at most
	 */
	@Transactional
	public List<UnresolvedTweet> claim(Instant now, Instant until, int limit) {
		List<Tuple> rows = query(TweetStatements.CLAIM_UNRESOLVED).setParameter("now", time(now))
			.setParameter("until", time(until))
			.setParameter("limit", limit)
			.getResultList();
		return rows.stream()
			.map((row) -> new UnresolvedTweet(row.get(0, UUID.class), row.get(1, UUID.class),
					row.get(2, Integer.class)))
			.toList();
	}

	/**
	 * Reads the names in tweets that are nobody's yet.
	 * @return the keys of the names, each once
	 */
	@SuppressWarnings("unchecked")
	public List<String> names(List<UUID> ids) {
		return this.database.createNativeQuery(NAMES, String.class)
			.setParameter("ids", ids.toArray(UUID[]::new))
			.getResultList();
	}

	/**
	 * Settles tweets by what the user service told.
	 */
	@Transactional
	public void resolve(Resolution resolution) {
		this.database.createNativeQuery(TweetStatements.RESOLVE)
			.setParameter("tweetIds", resolution.tweets().stream().map(UnresolvedTweet::id).toArray(UUID[]::new))
			.setParameter("versions",
					resolution.tweets().stream().map(UnresolvedTweet::version).toArray(Integer[]::new))
			.setParameter("nameKeys", resolution.users().keySet().toArray(String[]::new))
			.setParameter("userIds", resolution.users().values().toArray(UUID[]::new))
			.setParameter("publicAuthors", resolution.publicAuthors().toArray(UUID[]::new))
			.executeUpdate();
	}

	/**
	 * Adds changes up to the counts of their hashtags.
	 * @param limit how many at most
	 * @return how many there were
	 */
	@Transactional
	public long refreshPopular(int limit) {
		return ((Number) this.database.createNativeQuery(TweetStatements.REFRESH_POPULAR)
			.setParameter("limit", limit)
			.getSingleResult()).longValue();
	}

	@SuppressWarnings("unchecked")
	private NativeQuery<Tuple> query(String statement) {
		return this.database.createNativeQuery(statement, Tuple.class).unwrap(NativeQuery.class);
	}

	private static OffsetDateTime time(Instant time) {
		return time.atOffset(ZoneOffset.UTC);
	}

}
