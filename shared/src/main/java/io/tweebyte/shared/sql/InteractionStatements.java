package io.tweebyte.shared.sql;

/** Statements of interactions that HQL cannot express. Lists are arrays. */
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
	 * Each tweet's most liked replies that the reader may see, the newest of equals
	 * first. A tweet has none if it has very many hidden replies that come first.
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
				limit :top
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

	/**
	 * The end of a statement for a page of a list in which few accounts can have very
	 * many rows. Hidden ones are skipped one by one, some microseconds each, and a
	 * statement must not take as long as a call may: so it looks at 20,000 rows. If there
	 * are more, and the page is not full by then, the next one is returned without its
	 * id, whether or not the reader may see it.
	 */
	private static final String BOUNDED_PAGE = """

					and (created_at, id) < (:before, :beforeId)
				order by created_at desc, id desc
				limit 20001
			) r
			where (number > 20000 or true""" + Lists.VISIBLE + """
			)
			order by r.created_at desc, r.id desc
			limit :limit""";

	public static final String REPLIES_OF_TWEET = """
			select case when number <= 20000 then id end as id, tweet_id, user_id, content, created_at, likes_count,
				false as top
			from (
				select replies.*, user_id as account, row_number() over (order by created_at desc, id desc) as number
				from replies
				where tweet_id = :tweetId""" + BOUNDED_PAGE;

	public static final String LIKES_OF_USER = """
			select case when number <= 20000 then id end as id, user_id, thing_id, tweet_author_id, created_at
			from (
				select likes.*, tweet_author_id as account, row_number() over (order by created_at desc, id desc) as number
				from likes
				where user_id = :userId and thing_type = 'TWEET'"""
			+ BOUNDED_PAGE;

	public static final String RETWEETS_OF_USER = """
			select case when number <= 20000 then id end as id, user_id, tweet_id, tweet_author_id, content, created_at
			from (
				select retweets.*, tweet_author_id as account,
					row_number() over (order by created_at desc, id desc) as number
				from retweets
				where user_id = :userId""" + BOUNDED_PAGE;

	/** Leaves the likes of deleted replies to the clean-up. */
	public static final String QUEUE_DELETED_REPLIES = "insert into deleted_replies (reply_id) select unnest(cast(:replyIds as uuid[]))";

	private InteractionStatements() {
	}

}
