package io.tweebyte.shared.sql;

/**
 * The statements on tweets that SQL alone can say. Parameters are named as in
 * {@code :name}; lists are arrays. Each is one statement, so that whatever it changes
 * changes together.
 */
public final class TweetStatements {

	/**
	 * Posts a tweet, or finds what was posted with the same key. No row: a tweet with the
	 * key was added this moment; ask again. A tweet that is deleted while the new one is
	 * added is still visible to the statement: {@code not exists} leaves it out.
	 */
	public static final String POST = """
			with added as (
				insert into tweets (id, user_id, content, content_key, created_at, has_tokens, resolve_at, idempotency_key)
				values (:id, :userId, :content, :contentKey, :createdAt, :hasTokens, :resolveAt, :idempotencyKey)
				on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing
				returning id, user_id, content, created_at, updated_at, version, has_tokens
			)
			select id, user_id, content, created_at, updated_at, version, has_tokens from added
			union all
			select id, user_id, content, created_at, updated_at, version, has_tokens from tweets
			where user_id = :userId and idempotency_key = :idempotencyKey and not exists (select from added)""";

	/**
	 * Adds hashtags that no tweet has used yet. In the order of their keys, so that two
	 * tweets with the same new tags never wait for each other. Without a target of the
	 * conflict, because two requests that add one tag conflict in its id too.
	 */
	public static final String ADD_HASHTAGS = """
			insert into hashtags (id, text, text_key, created_at)
			select t.id, t.text, t.text_key, :createdAt
			from unnest(cast(:ids as uuid[]), cast(:texts as text[]), cast(:keys as text[])) as t (id, text, text_key)
			order by t.text_key
			on conflict do nothing""";

	/**
	 * Links a tweet with its hashtags and mentions, and unlinks what is no longer in it.
	 * Returns the hashtags in the order of the text, as the text spells them.
	 */
	public static final String SET_TOKENS = """
			with tags as (
				select h.id, k.text, cast(k.place - 1 as smallint) as position
				from unnest(cast(:keys as text[]), cast(:texts as text[])) with ordinality as k (text_key, text, place)
				join hashtags h on h.text_key = k.text_key
			), present as (
				select hashtag_id from tweet_hashtag where tweet_id = :tweetId
			), removed as (
				delete from tweet_hashtag
				where tweet_id = :tweetId and hashtag_id not in (select id from tags)
				returning hashtag_id, counted
			), linked as (
				insert into tweet_hashtag (tweet_id, hashtag_id, position, text, created_at, counted)
				select :tweetId, id, position, text, :createdAt, :counted from tags
				on conflict (tweet_id, hashtag_id) do update set position = excluded.position, text = excluded.text
			), changed as (
				insert into hashtag_changes (hashtag_id, change)
				select id, 1 from tags where :counted and id not in (select hashtag_id from present)
				union all
				select hashtag_id, -1 from removed where counted
			), unmentioned as (
				delete from mentions
				where tweet_id = :tweetId and position >= cardinality(cast(:nameKeys as text[]))
			), mentioned as (
				insert into mentions (tweet_id, position, user_id, text, name_key)
				select :tweetId, m.place - 1, m.user_id, m.name, m.name_key
				from unnest(cast(:userIds as uuid[]), cast(:names as text[]), cast(:nameKeys as text[]))
					with ordinality as m (user_id, name, name_key, place)
				on conflict (tweet_id, position)
				do update set user_id = excluded.user_id, text = excluded.text, name_key = excluded.name_key
			)
			select id, text from tags order by position""";

	/**
	 * Edits a tweet, which stays locked till the end of the transaction. No row: there is
	 * no such tweet. Without a {@code new_version} nothing was changed, because the tweet
	 * is another user's or of another version.
	 */
	public static final String EDIT = """
			with old as (
				select id, user_id, version, has_tokens, created_at from tweets where id = :id for no key update
			), changed as (
				update tweets t set content = :content, content_key = :contentKey, updated_at = :updatedAt,
					version = t.version + 1, has_tokens = :hasTokens, resolve_at = :resolveAt
				from old
				where t.id = old.id and (:anybody or old.user_id = :userId)
					and (cast(:versions as integer[]) is null or old.version = any(cast(:versions as integer[])))
				returning t.version
			)
			select old.user_id, old.version, old.has_tokens, old.created_at, changed.version as new_version
			from old left join changed on true""";

	/**
	 * Deletes a tweet with its links. No row: there was none. A {@code user_id} that is
	 * another's: it is still there.
	 */
	public static final String DELETE = """
			with old as (
				select id, user_id, :anybody or user_id = :userId as allowed from tweets where id = :id for update
			), removed as (
				delete from tweet_hashtag where tweet_id in (select id from old where allowed)
				returning hashtag_id, counted
			), changed as (
				insert into hashtag_changes (hashtag_id, change) select hashtag_id, -1 from removed where counted
			), unmentioned as (
				delete from mentions where tweet_id in (select id from old where allowed)
			), gone as (
				delete from tweets where id in (select id from old where allowed)
			)
			select user_id, allowed from old""";

	/**
	 * The newest tweets of many users. Takes from each user's index what may be on the
	 * page, without the texts, and reads the texts of the page alone.
	 */
	public static final String FEED = """
			select t.id, t.user_id, t.content, t.created_at, t.updated_at, t.version, t.has_tokens
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

	/** Takes tweets about which the user service must be asked again. */
	public static final String CLAIM_UNRESOLVED = """
			with batch as (
				select id from tweets where resolve_at <= :now order by resolve_at, id limit :limit for update skip locked
			)
			update tweets t set resolve_at = :until from batch where t.id = batch.id
			returning t.id, t.user_id, t.version""";

	/**
	 * Settles tweets by what the user service told: users by name, the authors who are
	 * public. A tweet that was edited meanwhile is left alone.
	 */
	public static final String RESOLVE = """
			with settled as (
				update tweets t set resolve_at = null
				from unnest(cast(:tweetIds as uuid[]), cast(:versions as integer[])) as w (id, version)
				where t.id = w.id and t.version = w.version and t.resolve_at is not null
				returning t.id, t.user_id
			), named as (
				update mentions m set user_id = n.user_id
				from settled s, unnest(cast(:nameKeys as text[]), cast(:userIds as uuid[])) as n (name_key, user_id)
				where m.tweet_id = s.id and m.user_id is null and m.name_key = n.name_key
			), unknown as (
				delete from mentions m using settled s
				where m.tweet_id = s.id and m.user_id is null and m.name_key <> all(cast(:nameKeys as text[]))
			), counted as (
				update tweet_hashtag l set counted = true from settled s
				where l.tweet_id = s.id and not l.counted and s.user_id = any(cast(:publicAuthors as uuid[]))
				returning l.hashtag_id
			)
			insert into hashtag_changes (hashtag_id, change) select hashtag_id, 1 from counted""";

	/**
	 * Adds changes up to the counts of their hashtags; answers with how many there were.
	 */
	public static final String REFRESH_POPULAR = """
			with batch as (
				select id from hashtag_changes order by id limit :limit for update skip locked
			), gone as (
				delete from hashtag_changes c using batch b where c.id = b.id returning c.hashtag_id, c.change
			), sums as (
				select hashtag_id, sum(change) as change from gone group by hashtag_id
			), locked as (
				select h.id, s.change from hashtags h join sums s on s.hashtag_id = h.id order by h.id
				for no key update of h
			), counted as (
				update hashtags h set tweets_count = h.tweets_count + l.change from locked l where h.id = l.id
			)
			select count(*) from gone""";

	private TweetStatements() {
	}

}
