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
			returning id, user_id, content, created_at, updated_at, version, has_tokens, picture_id""";

	/** Returns the ids of the tweets that were not edited or settled meanwhile. */
	public static final String SETTLE = """
			update tweets t set resolve_at = null
			from unnest(cast(:ids as uuid[]), cast(:versions as integer[])) as w (id, version)
			where t.id = w.id and t.version = w.version and t.resolve_at is not null
			returning t.id""";

	/** Sets the users of the names in settled tweets. */
	public static final String NAME_USERS = """
			update mentions m set user_id = n.user_id
			from unnest(cast(:keys as text[]), cast(:userIds as uuid[])) as n (name_key, user_id)
			where m.tweet_id = any(:ids) and m.user_id is null and m.name_key = n.name_key""";

	/** Removes the names in settled tweets that no user has. */
	public static final String FORGET_NAMES = "delete from mentions where tweet_id = any(:ids) and user_id is null";

	/** Counts the hashtags of settled tweets of public authors, and returns new ones. */
	public static final String COUNT_LINKS = """
			update tweet_hashtag l set counted = true
			from tweets t
			where l.tweet_id = any(:ids) and not l.counted and t.id = l.tweet_id and t.user_id = any(:publicAuthors)
			returning l.hashtag_id""";

	public static final String LOCK_CHANGES = """
			select id from hashtag_changes order by id limit :limit for update skip locked""";

	/**
	 * Locks the hashtags in the order of their ids. One that becomes popular is spelled
	 * as in a tweet that counts: a private author may have used it first.
	 */
	public static final String ADD_CHANGES = """
			update hashtags h set tweets_count = h.tweets_count + l.change,
				text = case when h.tweets_count > 0 then h.text else coalesce((
					select w.text from tweet_hashtag w where w.hashtag_id = h.id and w.counted
					order by w.created_at, w.tweet_id limit 1), h.text) end
			from (
				select h.id, c.change
				from (select hashtag_id, sum(change) as change from hashtag_changes where id = any(:ids) group by hashtag_id) c
				join hashtags h on h.id = c.hashtag_id
				order by h.id
				for no key update of h
			) l
			where h.id = l.id""";

	public static final String DELETE_CHANGES = "delete from hashtag_changes where id = any(:ids)";

	private TweetTaskStatements() {
	}

}
