package io.tweebyte.shared.sql;

/** Statements of likes, replies, retweets and their counts. Lists are arrays. */
public final class InteractionStatements {

	public static final String ADD_LIKE = """
			insert into likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at)
			values (:id, :userId, :thingType, :thingId, :authorId, :createdAt)
			on conflict (user_id, thing_type, thing_id) do nothing""";

	public static final String LIKES_OF_USER = """
			select id, user_id, thing_id, tweet_author_id, created_at
			from (select l.*, tweet_author_id as account from likes l) l
			where user_id = :userId and thing_type = 'TWEET'""" + Lists.VISIBLE + Lists.PAGE;

	/** A page of who likes a tweet, without its author, which the index does not hold. */
	public static final String LIKES_OF_TWEET = """
			select id, user_id, thing_id, cast(null as uuid) as tweet_author_id, created_at
			from (select l.*, user_id as account from likes l) l
			where thing_type = 'TWEET' and thing_id = :tweetId""" + Lists.VISIBLE + Lists.PAGE;

	public static final String ADD_REPLY = """
			insert into replies (id, tweet_id, tweet_author_id, user_id, content, created_at, idempotency_key)
			values (:id, :tweetId, :authorId, :userId, :content, :createdAt, :idempotencyKey)
			on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing""";

	private static final String REPLIES = """
			select id, tweet_id, user_id, content, created_at, likes_count
			from (select r.*, user_id as account from replies r) r""";

	public static final String REPLIES_OF_TWEET = """
			select id, tweet_id, user_id, content, created_at, likes_count, false as top
			from (select r.*, user_id as account from replies r) r
			where tweet_id = :tweetId""" + Lists.VISIBLE + Lists.PAGE;

	/** Each tweet's most liked reply that the reader may see, the newest of equals. */
	public static final String TOP_REPLIES = """
			select r.id, r.tweet_id, r.user_id, r.content, r.created_at, r.likes_count, true as top
			from unnest(cast(:tweetIds as uuid[])) as w (tweet_id)
			cross join lateral (
			""" + REPLIES + """

			where tweet_id = w.tweet_id""" + Lists.VISIBLE + """

				order by likes_count desc, created_at desc, id desc
				limit 1
			) r""";

	public static final String TOP_AND_NEWEST_REPLIES = TOP_REPLIES + """

			union all
			select r.id, r.tweet_id, r.user_id, r.content, r.created_at, r.likes_count, false as top
			from unnest(cast(:tweetIds as uuid[])) as w (tweet_id)
			cross join lateral (
			""" + REPLIES + """

			where tweet_id = w.tweet_id""" + Lists.VISIBLE + """

				order by created_at desc, id desc
				limit :replies
			) r""";

	/** Locks a reply, so that it stays, and reads whether its writer is visible. */
	public static final String LOCK_VISIBLE_REPLY = """
			select true""" + Lists.VISIBLE + """
			 as visible
			from (select r.*, user_id as account from replies r) r
			where id = :replyId for no key update""";

	/** Leaves the likes of deleted replies to the clean-up. */
	public static final String QUEUE_DELETED_REPLIES = "insert into deleted_replies (reply_id) select unnest(cast(:replyIds as uuid[]))";

	public static final String ADD_RETWEET = """
			insert into retweets (id, user_id, tweet_id, tweet_author_id, content, created_at)
			values (:id, :userId, :tweetId, :authorId, :content, :createdAt)
			on conflict (user_id, tweet_id) do nothing""";

	public static final String RETWEETS_OF_USER = """
			select id, user_id, tweet_id, tweet_author_id, content, created_at
			from (select r.*, tweet_author_id as account from retweets r) r
			where user_id = :userId""" + Lists.VISIBLE + Lists.PAGE;

	public static final String RETWEETS_OF_TWEET = """
			select id, user_id, tweet_id, tweet_author_id, content, created_at
			from (select r.*, user_id as account from retweets r) r
			where tweet_id = :tweetId""" + Lists.VISIBLE + Lists.PAGE;

	/**
	 * Locks the counts until the transaction ends, as the next two do: they come last.
	 */
	public static final String COUNT_LIKE = """
			insert into tweet_counts (tweet_id, author_id, likes) values (:tweetId, :authorId, 1)
			on conflict (tweet_id) do update set likes = tweet_counts.likes + 1""";

	public static final String COUNT_REPLY = """
			insert into tweet_counts (tweet_id, author_id, replies) values (:tweetId, :authorId, 1)
			on conflict (tweet_id) do update set replies = tweet_counts.replies + 1""";

	public static final String COUNT_RETWEET = """
			insert into tweet_counts (tweet_id, author_id, retweets) values (:tweetId, :authorId, 1)
			on conflict (tweet_id) do update set retweets = tweet_counts.retweets + 1""";

	private InteractionStatements() {
	}

}
