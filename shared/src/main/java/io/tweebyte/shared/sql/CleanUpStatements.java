package io.tweebyte.shared.sql;

/**
 * Statements of the clean-up, each a transaction for a bounded number of rows, whose
 * number it returns. Rows that other transactions have locked are left to the next round.
 */
public final class CleanUpStatements {

	private static final String BEGINNING = "cast('00000000-0000-0000-0000-000000000000' as uuid)";

	/**
	 * Takes the cursor and returns the tweet where the round continues, or the id of
	 * zeros at the beginning; no row while another service is cleaning up.
	 */
	public static final String CLAIM = """
			update cleanup_cursors set taken_until = :until
			where name = (
				select name from cleanup_cursors where name = 'tweets' and taken_until <= :now for update skip locked)
			returning coalesce(position, """ + BEGINNING + ")";

	public static final String MOVE = "update cleanup_cursors set position = nullif(:position, " + BEGINNING + """
			), taken_until = :until
			where name = 'tweets'
			returning name""";

	/** Rows are removed before they are counted, so that {@code gone} comes first. */
	private static final String LOST = """
			), lost as (
				select c.tweet_id, g.lost from tweet_counts c
				join (select tweet_id, count(*) as lost from gone group by tweet_id) g on g.tweet_id = c.tweet_id
				order by c.tweet_id for no key update of c
			), counted as (
				update tweet_counts c set\s""";

	private static final String RESULT = """

				from lost l where c.tweet_id = l.tweet_id
			)
			select cast(count(*) as integer) from gone""";

	public static final String REMOVE_LIKES = """
			with batch as (
				select user_id, thing_id from likes
				where thing_type = 'TWEET' and thing_id = any(cast(:tweetIds as uuid[]))
				limit :limit for update skip locked
			), gone as (
				delete from likes l using batch b
				where l.user_id = b.user_id and l.thing_type = 'TWEET' and l.thing_id = b.thing_id
				returning l.thing_id as tweet_id
			""" + LOST + "likes = c.likes - l.lost" + RESULT;

	/** The likes of the replies are left to {@link #REMOVE_REPLY_LIKES}. */
	public static final String REMOVE_REPLIES = """
			with batch as (
				select id from replies where tweet_id = any(cast(:tweetIds as uuid[]))
				limit :limit for update skip locked
			), gone as (
				delete from replies r using batch b where r.id = b.id returning r.id, r.tweet_id
			), queued as (
				insert into deleted_replies (reply_id) select id from gone
			""" + LOST + "replies = c.replies - l.lost" + RESULT;

	public static final String REMOVE_RETWEETS = """
			with batch as (
				select id from retweets where tweet_id = any(cast(:tweetIds as uuid[]))
				limit :limit for update skip locked
			), gone as (
				delete from retweets r using batch b where r.id = b.id returning r.tweet_id
			""" + LOST + "retweets = c.retweets - l.lost" + RESULT;

	public static final String REMOVE_COUNTS = """
			with gone as (
				delete from tweet_counts where tweet_id = any(cast(:tweetIds as uuid[]))
					and likes = 0 and replies = 0 and retweets = 0
				returning tweet_id
			)
			select cast(count(*) as integer) from gone""";

	/** Removes likes of deleted replies, and the replies that have none left. */
	public static final String REMOVE_REPLY_LIKES = """
			with queued as (
				select reply_id from deleted_replies order by reply_id limit :limit for update skip locked
			), batch as (
				select user_id, thing_id from likes
				where thing_type = 'REPLY' and thing_id = any(array(select reply_id from queued))
				limit :limit
			), gone as (
				delete from likes l using batch b
				where l.user_id = b.user_id and l.thing_type = 'REPLY' and l.thing_id = b.thing_id
			), unqueued as (
				delete from deleted_replies d using queued q
				where d.reply_id = q.reply_id and (select count(*) from batch) < :limit
				returning d.reply_id
			)
			select cast((select count(*) from batch) + (select count(*) from unqueued) as integer)""";

	public static final String REMOVE_REJECTED = """
			with batch as (
				select id from follows where status = 'REJECTED' and status_since <= :rejectedUntil
				order by status_since limit :limit for update skip locked
			), gone as (
				delete from follows f using batch b where f.id = b.id and f.status = 'REJECTED' returning f.id
			)
			select cast(count(*) as integer) from gone""";

	private CleanUpStatements() {
	}

}
