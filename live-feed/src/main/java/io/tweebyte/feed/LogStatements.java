package io.tweebyte.feed;

/** Reads the log of posted tweets, and forgets its oldest rows. */
public final class LogStatements {

	public static final String HEAD = """
			select posted_tweets_log() as id, coalesce((select min(number) from posted_tweets), 0) as removed,
				cast(cast(pg_snapshot_xmin(pg_current_snapshot()) as text) as bigint) as "end\"""";

	private static final String ROWS = """
			select p.number, t.id, t.user_id, t.content, t.created_at
			from posted_tweets p join tweets t on t.id = p.tweet_id
			where (p.number, p.tweet_id) > (:number, :tweetId)""";

	private static final String ORDER = """

			order by p.number, p.tweet_id limit :limit""";

	/** What is complete behind a position, up to a number. */
	public static final String AFTER = ROWS + " and p.number < :end" + ORDER;

	/** As {@link #AFTER}, what some users have posted. */
	public static final String AFTER_OF_USERS = ROWS + " and p.number < :end and p.user_id = any(:userIds)" + ORDER;

	/**
	 * Deletes the lowest of the old rows, but not the newest old one: rows below the
	 * lowest that is left may be missing. The rows of a transaction are deleted together,
	 * so there may be more of them than the limit. Instances that delete at the same time
	 * wait for each other: if one passed over what the other locks, a rollback would
	 * leave rows below deleted ones.
	 */
	public static final String REMOVE_OLD = """
			delete from posted_tweets
			where number < (select number from posted_tweets where posted_at < :before order by posted_at desc limit 1)
				and number <= (select max(number)
					from (select number from posted_tweets order by number limit :limit) lowest)""";

	private LogStatements() {
	}

}
