package io.tweebyte.shared.sql;

/**
 * What a tweet writes beside its own row: hashtags, links to them, and mentions. The
 * transaction has locked or added the tweet before. Lists are arrays.
 */
public final class TweetLinkStatements {

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
	 * Links a tweet that has no links with its hashtags. One that was linked
	 * {@code :before} counts as popular if it was {@code :counted} then, any other one if
	 * {@code :open}: the author is public. Returns the links in the order of the text.
	 */
	public static final String LINK = """
			insert into tweet_hashtag (tweet_id, hashtag_id, position, text, created_at, counted)
			select :tweetId, h.id, k.place - 1, k.text, :createdAt,
				case when h.id = any(cast(:before as uuid[])) then h.id = any(cast(:counted as uuid[])) else :open end
			from unnest(cast(:keys as text[]), cast(:texts as text[])) with ordinality as k (text_key, text, place)
			join hashtags h on h.text_key = k.text_key
			order by k.place
			returning hashtag_id, text, counted""";

	/** Returns the removed links. */
	public static final String UNLINK = """
			delete from tweet_hashtag where tweet_id = :tweetId returning hashtag_id, text, counted""";

	/**
	 * Notes which hashtags are used once more, and which once less, when those that count
	 * change from {@code :before} to {@code :after}. Links of several tweets may name one
	 * hashtag several times.
	 */
	public static final String CHANGE_COUNTS = """
			insert into hashtag_changes (hashtag_id, change)
			select id, 1 from (
				select unnest(cast(:after as uuid[])) except all select unnest(cast(:before as uuid[]))) as added (id)
			union all
			select id, -1 from (
				select unnest(cast(:before as uuid[])) except all select unnest(cast(:after as uuid[]))) as removed (id)""";

	/** The tweet has none before; in the order of the text. */
	public static final String MENTION = """
			insert into mentions (tweet_id, position, user_id, text, name_key)
			select :tweetId, m.place - 1, m.user_id, m.text, m.name_key
			from unnest(cast(:userIds as uuid[]), cast(:texts as text[]), cast(:keys as text[]))
				with ordinality as m (user_id, text, name_key, place)""";

	private TweetLinkStatements() {
	}

}
