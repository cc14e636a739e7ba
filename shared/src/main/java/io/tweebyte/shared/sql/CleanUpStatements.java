package io.tweebyte.shared.sql;

/**
 * Statements of the clean-up, each for a bounded number of rows. Rows that other
 * transactions have locked are left to the next round.
 */
public final class CleanUpStatements {

	public static final String REMOVE_LIKES = """
			with batch as (
				select user_id, thing_id from likes
				where thing_type = 'TWEET' and thing_id = any(cast(:tweetIds as uuid[]))
				limit :limit for update skip locked
			)
			delete from likes l using batch b
			where l.user_id = b.user_id and l.thing_type = 'TWEET' and l.thing_id = b.thing_id
			returning l.thing_id""";

	public static final String REMOVE_REPLIES = """
			with batch as (
				select id from replies where tweet_id = any(cast(:tweetIds as uuid[]))
				limit :limit for update skip locked
			)
			delete from replies r using batch b where r.id = b.id returning r.id, r.tweet_id""";

	public static final String REMOVE_RETWEETS = """
			with batch as (
				select id from retweets where tweet_id = any(cast(:tweetIds as uuid[]))
				limit :limit for update skip locked
			)
			delete from retweets r using batch b where r.id = b.id returning r.tweet_id""";

	/** Counts removed rows by tweet, once per occurrence in the list. */
	private static final String LOST = """

			from (
				select c.tweet_id, g.lost from tweet_counts c
				join (select id, count(*) as lost from unnest(cast(:tweetIds as uuid[])) as t (id) group by id) g
					on g.id = c.tweet_id
				order by c.tweet_id for no key update of c
			) l
			where c.tweet_id = l.tweet_id""";

	public static final String SUBTRACT_LIKES = "update tweet_counts c set likes = c.likes - l.lost" + LOST;

	public static final String SUBTRACT_REPLIES = "update tweet_counts c set replies = c.replies - l.lost" + LOST;

	public static final String SUBTRACT_RETWEETS = "update tweet_counts c set retweets = c.retweets - l.lost" + LOST;

	/** Deleted replies that may have likes. */
	public static final String QUEUED_REPLIES = """
			select reply_id from deleted_replies order by reply_id limit :limit for update skip locked""";

	public static final String REMOVE_REPLY_LIKES = """
			with batch as (
				select user_id, thing_id from likes
				where thing_type = 'REPLY' and thing_id = any(cast(:replyIds as uuid[]))
				limit :limit
			)
			delete from likes l using batch b
			where l.user_id = b.user_id and l.thing_type = 'REPLY' and l.thing_id = b.thing_id""";

	public static final String UNQUEUE_REPLIES = """
			delete from deleted_replies where reply_id = any(cast(:replyIds as uuid[]))""";

	public static final String REMOVE_REJECTED = """
			with batch as (
				select id from follows where status = 'REJECTED' and status_since <= :rejectedUntil
				order by status_since limit :limit for update skip locked
			)
			delete from follows f using batch b where f.id = b.id and f.status = 'REJECTED'""";

	private CleanUpStatements() {
	}

}
