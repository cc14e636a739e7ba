package io.tweebyte.shared.sql;

/** The writes of the tweet service's scheduled tasks. Lists are arrays. */
public final class TweetTaskStatements {

	/**
	 * Takes tweets for which the user service must be called again, until {@code :until}.
	 * The array is computed once, so that no more rows are locked than taken.
	 */
	public static final String CLAIM_UNRESOLVED = """
			update tweets set resolve_at = :until
			where id = any(array(
				select id from tweets where resolve_at <= :now order by resolve_at, id limit :limit for update skip locked))
			returning id, user_id, content, created_at, updated_at, version, has_tokens""";

	/**
	 * Settles tweets that were not edited or settled meanwhile, and returns how many:
	 * sets the users of their names, removes names that no user has, and counts the
	 * hashtags of public authors.
	 */
	public static final String SETTLE = """
			with settled as (
				update tweets t set resolve_at = null
				from unnest(cast(:ids as uuid[]), cast(:versions as integer[])) as w (id, version)
				where t.id = w.id and t.version = w.version and t.resolve_at is not null
				returning t.id, t.user_id
			), named as (
				update mentions m set user_id = n.user_id
				from settled s, unnest(cast(:keys as text[]), cast(:userIds as uuid[])) as n (name_key, user_id)
				where m.tweet_id = s.id and m.user_id is null and m.name_key = n.name_key
			), forgotten as (
				delete from mentions m using settled s
				where m.tweet_id = s.id and m.user_id is null and m.name_key <> all(cast(:keys as text[]))
			), counted as (
				update tweet_hashtag l set counted = true from settled s
				where l.tweet_id = s.id and not l.counted and s.user_id = any(cast(:publicAuthors as uuid[]))
				returning l.hashtag_id
			), changes as (
				insert into hashtag_changes (hashtag_id, change) select hashtag_id, 1 from counted
			)
			select cast(count(*) as integer) from settled""";

	/**
	 * Adds changes up to a limit to the counts of their hashtags, and returns how many.
	 * Locks the hashtags in the order of their ids. One that becomes popular is spelled
	 * as in a tweet that counts: a private author may have used it first.
	 */
	public static final String ADD_CHANGES = """
			with batch as (
				select id, hashtag_id, change from hashtag_changes order by id limit :limit for update skip locked
			), gone as (
				delete from hashtag_changes c using batch b where c.id = b.id
			), locked as (
				select h.id, c.change
				from (select hashtag_id, sum(change) as change from batch group by hashtag_id) c
				join hashtags h on h.id = c.hashtag_id
				order by h.id
				for no key update of h
			), counted as (
				update hashtags h set tweets_count = h.tweets_count + l.change,
					text = case when h.tweets_count > 0 then h.text else coalesce((
						select w.text from tweet_hashtag w where w.hashtag_id = h.id and w.counted
						order by w.created_at, w.tweet_id limit 1), h.text) end
				from locked l where h.id = l.id
			)
			select cast(count(*) as integer) from batch""";

	private TweetTaskStatements() {
	}

}
