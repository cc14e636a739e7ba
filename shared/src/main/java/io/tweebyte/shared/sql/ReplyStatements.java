package io.tweebyte.shared.sql;

/** Lists are arrays. */
public final class ReplyStatements {

	public static final String ADD = """
			insert into replies (id, tweet_id, tweet_author_id, user_id, content, created_at, idempotency_key)
			values (:id, :tweetId, :authorId, :userId, :content, :createdAt, :idempotencyKey)
			on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing""";

	private static final String REPLIES = """
			select id, tweet_id, user_id, content, created_at, likes_count
			from (select r.*, user_id as account from replies r) r""";

	public static final String OF_TWEET = """
			select id, tweet_id, user_id, content, created_at, likes_count, false as top
			from (select r.*, user_id as account from replies r) r
			where tweet_id = :tweetId""" + Lists.VISIBLE + Lists.PAGE;

	/** Each tweet's most liked reply that the reader may see, the newest of equals. */
	public static final String TOP = """
			select r.id, r.tweet_id, r.user_id, r.content, r.created_at, r.likes_count, true as top
			from unnest(cast(:tweetIds as uuid[])) as w (tweet_id)
			cross join lateral (
			""" + REPLIES + """

			where tweet_id = w.tweet_id""" + Lists.VISIBLE + """

				order by likes_count desc, created_at desc, id desc
				limit 1
			) r""";

	public static final String TOP_AND_NEWEST = TOP + """

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
	public static final String LOCK_VISIBLE = """
			select true""" + Lists.VISIBLE + """
			 as visible
			from (select r.*, user_id as account from replies r) r
			where id = :replyId for no key update""";

	/** Leaves the likes of deleted replies to the clean-up. */
	public static final String QUEUE = "insert into deleted_replies (reply_id) select unnest(cast(:replyIds as uuid[]))";

	private ReplyStatements() {
	}

}
