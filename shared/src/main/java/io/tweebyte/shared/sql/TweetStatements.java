package io.tweebyte.shared.sql;

/** The reads of tweets that need SQL. Lists are arrays. */
public final class TweetStatements {

	/**
	 * The newest tweets of many users. Takes from each user's index what may be on the
	 * page, without the texts, and reads the texts of the page alone.
	 */
	public static final String FEED = """
			select t.id, t.user_id, t.content, t.created_at, t.updated_at, t.version, t.has_tokens, t.picture_id
			from (
				select n.id, n.created_at
				from unnest(cast(:userIds as uuid[])) as f (user_id)
				cross join lateral (
					select id, created_at from tweets
					where user_id = f.user_id and (created_at, id) < (:before, :beforeId)
					order by created_at desc, id desc
					limit :limit
				) n
				order by n.created_at desc, n.id desc
				limit :limit
			) page
			join tweets t on t.id = page.id
			order by page.created_at desc, page.id desc""";

	/**
	 * Searches texts, newest first. Leaves out the tweets that the reader may not see
	 * before the page is cut. The ids of the private authors whom the reader may read are
	 * sorted as PostgreSQL sorts them, for a binary search: so a hidden tweet takes the
	 * same short time, however many users the reader follows. The {@code case} keeps the
	 * planner from expecting that nearly all tweets are hidden.
	 */
	public static final String SEARCH = """
			select t.id, t.user_id, t.content, t.created_at
			from tweets t
			cross join (select cast(:readable as uuid[]) as ids) r
			left join private_accounts p on p.user_id = t.user_id
			where t.content_key like :pattern escape '\\'
				and (t.created_at, t.id) < (:before, :beforeId)
				and (cast(:everyone as boolean) or case when p.user_id is null then true
					else p.user_id = r.ids[width_bucket(p.user_id, r.ids)] end)
			order by t.created_at desc, t.id desc limit :limit""";

	/**
	 * The tweets that have a hashtag, newest first, filtered as {@link #SEARCH}. The
	 * sub-query for the hashtag keeps the order of the index, which a join would lose.
	 */
	public static final String HASHTAG_SEARCH = """
			select t.id, t.user_id, t.content, t.created_at
			from tweet_hashtag l
			join tweets t on t.id = l.tweet_id
			cross join (select cast(:readable as uuid[]) as ids) r
			left join private_accounts p on p.user_id = t.user_id
			where l.hashtag_id = (select id from hashtags where text_key = :key)
				and (l.created_at, l.tweet_id) < (:before, :beforeId)
				and (cast(:everyone as boolean) or case when p.user_id is null then true
					else p.user_id = r.ids[width_bucket(p.user_id, r.ids)] end)
			order by l.created_at desc, l.tweet_id desc limit :limit""";

	private TweetStatements() {
	}

}
