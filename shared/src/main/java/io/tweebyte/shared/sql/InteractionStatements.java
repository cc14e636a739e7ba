package io.tweebyte.shared.sql;

/** Statements of replies that HQL cannot express. Lists are arrays. */
public final class InteractionStatements {

	/**
	 * Of each tweet, replies that are looked at for one that the reader may see. Hidden
	 * ones are skipped one by one, some microseconds each: all replies of a page together
	 * must not take as long as a call may.
	 */
	private static final String CANDIDATES = """

				limit greatest(30, least(1000, 20000 / cardinality(cast(:tweetIds as uuid[]))))
			) r
			where true""" + Lists.VISIBLE;

	/**
	 * Each tweet's most liked reply that the reader may see, the newest of equals. A
	 * tweet has none if it has very many hidden replies that come first.
	 */
	public static final String TOP_REPLIES = """
			select r.id, r.tweet_id, r.user_id, r.content, r.created_at, r.likes_count, true as top
			from unnest(cast(:tweetIds as uuid[])) as w (tweet_id)
			cross join lateral (
				select * from (
					select replies.*, user_id as account from replies
					where tweet_id = w.tweet_id
					order by likes_count desc, created_at desc, id desc""" + CANDIDATES + """

				order by likes_count desc, created_at desc, id desc
				limit 1
			) r""";

	public static final String TOP_AND_NEWEST_REPLIES = TOP_REPLIES + """

			union all
			select r.id, r.tweet_id, r.user_id, r.content, r.created_at, r.likes_count, false as top
			from unnest(cast(:tweetIds as uuid[])) as w (tweet_id)
			cross join lateral (
				select * from (
					select replies.*, user_id as account from replies
					where tweet_id = w.tweet_id
					order by created_at desc, id desc""" + CANDIDATES + """

				order by created_at desc, id desc
				limit :replies
			) r""";

	/** Leaves the likes of deleted replies to the clean-up. */
	public static final String QUEUE_DELETED_REPLIES = "insert into deleted_replies (reply_id) select unnest(cast(:replyIds as uuid[]))";

	private InteractionStatements() {
	}

}
