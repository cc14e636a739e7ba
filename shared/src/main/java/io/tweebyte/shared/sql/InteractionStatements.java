package io.tweebyte.shared.sql;

/** Statements of replies that HQL cannot express. Lists are arrays. */
public final class InteractionStatements {

	private static final String REPLIES = """
			select id, tweet_id, user_id, content, created_at, likes_count
			from (select r.*, user_id as account from replies r) r""";

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

	/** Leaves the likes of deleted replies to the clean-up. */
	public static final String QUEUE_DELETED_REPLIES = "insert into deleted_replies (reply_id) select unnest(cast(:replyIds as uuid[]))";

	private InteractionStatements() {
	}

}
