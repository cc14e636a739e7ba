package io.tweebyte.shared.sql;

/**
 * The statements on follows, likes, replies and retweets that SQL alone can say.
 * Parameters are named as in {@code :name}; lists are arrays. Each changes a fact and its
 * counts together, and locks rows in the order that the schema states.
 */
public final class InteractionStatements {

	/**
	 * The condition that a reader may see an account, to be completed with the column of
	 * its id and the parameter of the reader's id: the account is public, the reader's
	 * own, or has accepted the reader as a follower. {@code offset 0} keeps PostgreSQL
	 * from turning the sub-query into a join or a hash table of all private accounts.
	 */
	private static final String AND_VISIBLE = """

			and (:seesAll or %1$s = %2$s or not exists (
				select from private_accounts p
				where p.user_id = %1$s and not exists (
					select from follows v
					where v.follower_id = %2$s and v.followed_id = p.user_id and v.status = 'ACCEPTED')
				offset 0))""";

	/** The end of each statement for a page of a list, newest first. */
	private static final String PAGE = """

				and (created_at, id) < (:before, :beforeId)
			order by created_at desc, id desc
			limit :limit""";

	/**
	 * Follows a user, or opens a request anew that was rejected until
	 * {@code :rejectedUntil}. Returns the number of rows written: 0 when the follow was
	 * there.
	 */
	public static final String FOLLOW = """
			with written as (
				insert into follows (id, follower_id, followed_id, status, created_at, status_since)
				values (:id, :followerId, :followedId, :status, :createdAt, :createdAt)
				on conflict (follower_id, followed_id) do update
				set id = excluded.id, status = excluded.status, created_at = excluded.created_at,
					status_since = excluded.status_since
				where follows.status = 'REJECTED' and follows.status_since <= :rejectedUntil
				returning status
			), counted as (
				insert into user_counts (user_id, followers, following)
				select v.user_id, v.followers, v.following
				from written, (values (cast(:followerId as uuid), 0, 1), (cast(:followedId as uuid), 1, 0))
					as v (user_id, followers, following)
				where written.status = 'ACCEPTED'
				order by v.user_id
				on conflict (user_id) do update set followers = user_counts.followers + excluded.followers,
					following = user_counts.following + excluded.following
			)
			select count(*) from written""";

	/**
	 * Ends a follow of any state; but a rejected request stays, unless
	 * {@code :byFollowed}: otherwise the follower could delete it to repeat the request
	 * at once. Returns the number of rows deleted.
	 */
	public static final String UNFOLLOW = """
			with gone as (
				delete from follows
				where follower_id = :followerId and followed_id = :followedId and (:byFollowed or status <> 'REJECTED')
				returning status
			), counted as (
				insert into user_counts (user_id, followers, following)
				select v.user_id, 0, 0
				from gone, lateral (values (cast(:followerId as uuid)), (cast(:followedId as uuid))) as v (user_id)
				where gone.status = 'ACCEPTED'
				order by v.user_id
				on conflict (user_id) do update set
					followers = user_counts.followers - cast(user_counts.user_id = :followedId as integer),
					following = user_counts.following - cast(user_counts.user_id = :followerId as integer)
			)
			select count(*) from gone""";

	/**
	 * Answers a request. No row: there is none of this id. {@code old_status} is what it
	 * was; it changed when that is {@code PENDING}, the caller is who is followed and
	 * {@code :status} is another.
	 */
	public static final String ANSWER = """
			with old as (
				select id, follower_id, followed_id, status from follows where id = :id for no key update
			), changed as (
				update follows f set status = :status, status_since = :answeredAt from old
				where f.id = old.id and old.followed_id = :followedId and old.status = 'PENDING' and :status <> 'PENDING'
				returning f.status
			), counted as (
				insert into user_counts (user_id, followers, following)
				select v.user_id, v.followers, v.following
				from changed, old, lateral (values (old.follower_id, 0, 1), (old.followed_id, 1, 0))
					as v (user_id, followers, following)
				where changed.status = 'ACCEPTED'
				order by v.user_id
				on conflict (user_id) do update set followers = user_counts.followers + excluded.followers,
					following = user_counts.following + excluded.following
			)
			select follower_id, followed_id, status as old_status from old""";

	/** A page of a user's followers. */
	public static final String FOLLOWERS = """
			select id, follower_id, followed_id, created_at, status
			from follows where followed_id = :userId and status = 'ACCEPTED'""" + andVisible("follows.follower_id")
			+ PAGE;

	/** A page of those whom a user follows. */
	public static final String FOLLOWED = """
			select id, follower_id, followed_id, created_at, status
			from follows where follower_id = :userId and status <> 'REJECTED' and status = 'ACCEPTED'"""
			+ andVisible("follows.followed_id") + PAGE;

	/** The ids of all whom a user follows, the newest follow first. */
	public static final String FOLLOWED_IDS = """
			select followed_id
			from follows where follower_id = :userId and status <> 'REJECTED' and status = 'ACCEPTED'"""
			+ andVisible("follows.followed_id") + """

					order by created_at desc, id desc""";

	/** Which of many users the reader follows. */
	public static final String FOLLOWED_AMONG = """
			select followed_id from follows
			where follower_id = :followerId and followed_id = any(cast(:userIds as uuid[])) and status = 'ACCEPTED'""";

	/**
	 * Likes a tweet. {@code :restricted} says that its author is private, and not the
	 * caller: then only an accepted follower may. No row with {@code allowed}: the like
	 * was added this moment by somebody else; read it. The like of before is still
	 * visible to the statement when it is deleted while the new one is added:
	 * {@code not exists} leaves it out.
	 */
	public static final String LIKE_TWEET = """
			with allowed as (
				select where not :restricted or exists (
					select from follows
					where follower_id = :userId and followed_id = :authorId and status = 'ACCEPTED')
			), added as (
				insert into likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at)
				select :id, :userId, 'TWEET', :tweetId, :authorId, :createdAt from allowed
				on conflict (user_id, thing_type, thing_id) do nothing
				returning id, created_at
			), counted as (
				insert into tweet_counts (tweet_id, author_id, likes) select :tweetId, :authorId, 1 from added
				on conflict (tweet_id) do update set likes = tweet_counts.likes + 1
			), fact as (
				select id, created_at from added
				union all
				select id, created_at from likes
				where user_id = :userId and thing_type = 'TWEET' and thing_id = :tweetId
					and not exists (select from added)
			)
			select exists (select from allowed) as allowed, fact.id, fact.created_at
			from (values (1)) as one left join fact on true""";

	/** A page of the tweets that a user likes. */
	public static final String USER_LIKES = """
			select id, user_id, thing_id, tweet_author_id, created_at
			from likes where user_id = :userId and thing_type = 'TWEET'""" + andVisible("likes.tweet_author_id") + PAGE;

	/** A page of who likes a tweet. */
	public static final String TWEET_LIKES = """
			select id, user_id, created_at
			from likes where thing_type = 'TWEET' and thing_id = :tweetId""" + andVisible("likes.user_id") + PAGE;

	/** Takes a like of a tweet back. */
	public static final String UNLIKE_TWEET = """
			with gone as (
				delete from likes where user_id = :userId and thing_type = 'TWEET' and thing_id = :tweetId
				returning thing_id
			), counted as (
				update tweet_counts c set likes = c.likes - 1 from gone where c.tweet_id = gone.thing_id
			)
			select count(*) from gone""";

	/**
	 * Likes a reply, which is locked first, so that it cannot go meanwhile. No row: there
	 * is no such reply. Who may not see its writer may not like it. Otherwise as
	 * {@link #LIKE_TWEET}.
	 */
	public static final String LIKE_REPLY = """
			with reply as (
				select id, tweet_author_id, (not :restricted or exists (
					select from follows
					where follower_id = :userId and followed_id = tweet_author_id and status = 'ACCEPTED'))"""
			+ andVisible("replies.user_id", ":userId")
			+ """
					 as allowed
						from replies where id = :replyId for no key update
					), added as (
						insert into likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at)
						select :id, :userId, 'REPLY', reply.id, reply.tweet_author_id, :createdAt from reply where allowed
						on conflict (user_id, thing_type, thing_id) do nothing
						returning id, created_at
					), counted as (
						update replies r set likes_count = r.likes_count + 1 from added where r.id = :replyId
					), fact as (
						select id, created_at from added
						union all
						select id, created_at from likes
						where user_id = :userId and thing_type = 'REPLY' and thing_id = :replyId
							and not exists (select from added)
					)
					select reply.allowed, fact.id, fact.created_at from reply left join fact on true""";

	/** Takes a like of a reply back. */
	public static final String UNLIKE_REPLY = """
			with reply as (
				select id from replies where id = :replyId for no key update
			), gone as (
				delete from likes l using reply
				where l.user_id = :userId and l.thing_type = 'REPLY' and l.thing_id = reply.id
				returning l.thing_id
			), counted as (
				update replies r set likes_count = r.likes_count - 1 from gone where r.id = gone.thing_id
			)
			select count(*) from gone""";

	/**
	 * Replies to a tweet, or finds what was replied with the same key. Without an
	 * {@code id} and allowed: a reply with the key was added this moment; ask again.
	 */
	public static final String REPLY = """
			with allowed as (
				select where not :restricted or exists (
					select from follows
					where follower_id = :userId and followed_id = :authorId and status = 'ACCEPTED')
			), added as (
				insert into replies (id, tweet_id, tweet_author_id, user_id, content, created_at, idempotency_key)
				select :id, :tweetId, :authorId, :userId, :content, :createdAt, :idempotencyKey from allowed
				on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing
				returning id, tweet_id, user_id, content, created_at
			), counted as (
				insert into tweet_counts (tweet_id, author_id, replies) select :tweetId, :authorId, 1 from added
				on conflict (tweet_id) do update set replies = tweet_counts.replies + 1
			), fact as (
				select id, tweet_id, user_id, content, created_at from added
				union all
				select id, tweet_id, user_id, content, created_at from replies
				where user_id = :userId and idempotency_key = :idempotencyKey and not exists (select from added)
			)
			select exists (select from allowed) as allowed, fact.id, fact.tweet_id, fact.user_id, fact.content,
				fact.created_at
			from (values (1)) as one left join fact on true""";

	/** Edits a reply. No row: there is none. Not allowed: it is another user's. */
	public static final String EDIT_REPLY = """
			with old as (
				select id, :anybody or user_id = :userId as allowed from replies where id = :id for no key update
			), changed as (
				update replies r set content = :content from old where r.id = old.id and old.allowed
			)
			select allowed from old""";

	/**
	 * Deletes a reply; its likes are left to the clean-up. No row: there was none. Not
	 * allowed: it is another user's.
	 */
	public static final String DELETE_REPLY = """
			with old as (
				select id, :anybody or user_id = :userId as allowed from replies where id = :id for update
			), gone as (
				delete from replies where id in (select id from old where allowed) returning id, tweet_id
			), counted as (
				update tweet_counts c set replies = c.replies - 1 from gone where c.tweet_id = gone.tweet_id
			), queued as (
				insert into deleted_replies (reply_id) select id from gone
			)
			select allowed from old""";

	/** A page of the replies to a tweet. */
	public static final String TWEET_REPLIES = """
			select id, tweet_id, user_id, content, created_at, likes_count
			from replies where tweet_id = :tweetId""" + andVisible("replies.user_id") + PAGE;

	/** Retweets a tweet. The answer reads as that of {@link #LIKE_TWEET}. */
	public static final String RETWEET = """
			with allowed as (
				select where not :restricted or exists (
					select from follows
					where follower_id = :userId and followed_id = :authorId and status = 'ACCEPTED')
			), added as (
				insert into retweets (id, user_id, tweet_id, tweet_author_id, content, created_at)
				select :id, :userId, :tweetId, :authorId, :content, :createdAt from allowed
				on conflict (user_id, tweet_id) do nothing
				returning id, created_at, content
			), counted as (
				insert into tweet_counts (tweet_id, author_id, retweets) select :tweetId, :authorId, 1 from added
				on conflict (tweet_id) do update set retweets = tweet_counts.retweets + 1
			), fact as (
				select id, created_at, content from added
				union all
				select id, created_at, content from retweets
				where user_id = :userId and tweet_id = :tweetId and not exists (select from added)
			)
			select exists (select from allowed) as allowed, fact.id, fact.created_at, fact.content
			from (values (1)) as one left join fact on true""";

	/** Edits a retweet. No row: there is none. Not allowed: it is another user's. */
	public static final String EDIT_RETWEET = """
			with old as (
				select id, :anybody or user_id = :userId as allowed from retweets where id = :id for no key update
			), changed as (
				update retweets r set content = :content from old where r.id = old.id and old.allowed
			)
			select allowed from old""";

	/**
	 * Deletes a retweet. No row: there was none. Not allowed: it is another user's.
	 */
	public static final String DELETE_RETWEET = """
			with old as (
				select id, :anybody or user_id = :userId as allowed from retweets where id = :id for update
			), gone as (
				delete from retweets where id in (select id from old where allowed) returning tweet_id
			), counted as (
				update tweet_counts c set retweets = c.retweets - 1 from gone where c.tweet_id = gone.tweet_id
			)
			select allowed from old""";

	/** A page of what a user retweeted. */
	public static final String USER_RETWEETS = """
			select id, user_id, tweet_id, tweet_author_id, content, created_at
			from retweets where user_id = :userId""" + andVisible("retweets.tweet_author_id") + PAGE;

	/** A page of who retweeted a tweet. */
	public static final String TWEET_RETWEETS = """
			select id, user_id, tweet_id, tweet_author_id, content, created_at
			from retweets where tweet_id = :tweetId""" + andVisible("retweets.user_id") + PAGE;

	/**
	 * The most liked reply of each of many tweets that the reader may see, the newest of
	 * equals.
	 */
	public static final String TOP_REPLIES = """
			select r.id, r.tweet_id, r.user_id, r.content, r.created_at, r.likes_count, true as top
			from unnest(cast(:tweetIds as uuid[])) as w (tweet_id)
			cross join lateral (
				select id, tweet_id, user_id, content, created_at, likes_count from replies
				where tweet_id = w.tweet_id""" + andVisible("replies.user_id") + """

				order by likes_count desc, created_at desc, id desc
				limit 1
			) r""";

	/** As {@link #TOP_REPLIES}, and the newest replies of each. */
	public static final String TOP_AND_NEWEST_REPLIES = TOP_REPLIES + """

			union all
			select r.id, r.tweet_id, r.user_id, r.content, r.created_at, r.likes_count, false as top
			from unnest(cast(:tweetIds as uuid[])) as w (tweet_id)
			cross join lateral (
				select id, tweet_id, user_id, content, created_at, likes_count from replies
				where tweet_id = w.tweet_id""" + andVisible("replies.user_id") + """

				order by created_at desc, id desc
				limit :replies
			) r""";

	/**
	 * Ranks whom a user might follow: those whom the newest 1,000 he follows follow, by
	 * how many of them do; then popular users. The one list for which rows are counted
	 * and sorted, because it is of nobody but this user. Who follows a private account is
	 * hidden from all but its followers, to whom it is not recommended: so private
	 * accounts are ranked by their public number of followers alone.
	 */
	public static final String RECOMMEND = """
			with mine as (
				select followed_id from follows
				where follower_id = :userId and status = 'ACCEPTED'
				order by created_at desc, id desc
				limit 1000
			), near as (
				select f.followed_id as user_id, count(*) as weight
				from mine join follows f on f.follower_id = mine.followed_id and f.status = 'ACCEPTED'
				group by f.followed_id
				having not exists (select from private_accounts p where p.user_id = f.followed_id offset 0)
			), popular as (
				select user_id, followers as weight from user_counts where followers > 0
				order by followers desc, user_id
				limit :popular
			), ranked as (
				select user_id, 0 as place, weight from near
				union all
				select user_id, 1, weight from popular p where not exists (select from near n where n.user_id = p.user_id)
			)
			select r.user_id from ranked r
			where r.user_id <> :userId
				and not exists (select from follows f where f.follower_id = :userId and f.followed_id = r.user_id)
			order by r.place, r.weight desc, r.user_id
			limit :limit""";

	/** Takes the clean-up's cursor, unless somebody else is at it. */
	public static final String CLAIM_CLEANUP = """
			with free as (
				select name from cleanup_cursors where name = :name and taken_until <= :now for update skip locked
			)
			update cleanup_cursors c set taken_until = :until from free where c.name = free.name
			returning c.position""";

	/** Remembers where the clean-up goes on; {@code :until} in the past gives it free. */
	public static final String MOVE_CLEANUP = """
			update cleanup_cursors set position = :position, taken_until = :until where name = :name""";

	/** The tweets that the clean-up asks for next. */
	public static final String KNOWN_TWEETS = """
			select tweet_id from tweet_counts where tweet_id > :after order by tweet_id limit :limit""";

	/** Removes likes of deleted tweets, at most so many at once. */
	public static final String REMOVE_LIKES = """
			with batch as (
				select user_id, thing_id from likes
				where thing_type = 'TWEET' and thing_id = any(cast(:tweetIds as uuid[]))
				limit :limit for update skip locked
			), gone as (
				delete from likes l using batch b
				where l.user_id = b.user_id and l.thing_type = 'TWEET' and l.thing_id = b.thing_id
				returning l.thing_id
			), locked as (
				select c.tweet_id, s.lost from tweet_counts c
				join (select thing_id, count(*) as lost from gone group by thing_id) s on s.thing_id = c.tweet_id
				order by c.tweet_id for no key update of c
			), counted as (
				update tweet_counts c set likes = c.likes - l.lost from locked l where c.tweet_id = l.tweet_id
			)
			select count(*) from gone""";

	/** Removes replies to deleted tweets, at most so many at once. */
	public static final String REMOVE_REPLIES = """
			with batch as (
				select id from replies where tweet_id = any(cast(:tweetIds as uuid[]))
				limit :limit for update skip locked
			), gone as (
				delete from replies r using batch b where r.id = b.id returning r.id, r.tweet_id
			), locked as (
				select c.tweet_id, s.lost from tweet_counts c
				join (select tweet_id, count(*) as lost from gone group by tweet_id) s on s.tweet_id = c.tweet_id
				order by c.tweet_id for no key update of c
			), counted as (
				update tweet_counts c set replies = c.replies - l.lost from locked l where c.tweet_id = l.tweet_id
			), queued as (
				insert into deleted_replies (reply_id) select id from gone
			)
			select count(*) from gone""";

	/** Removes retweets of deleted tweets, at most so many at once. */
	public static final String REMOVE_RETWEETS = """
			with batch as (
				select id from retweets where tweet_id = any(cast(:tweetIds as uuid[]))
				limit :limit for update skip locked
			), gone as (
				delete from retweets r using batch b where r.id = b.id returning r.tweet_id
			), locked as (
				select c.tweet_id, s.lost from tweet_counts c
				join (select tweet_id, count(*) as lost from gone group by tweet_id) s on s.tweet_id = c.tweet_id
				order by c.tweet_id for no key update of c
			), counted as (
				update tweet_counts c set retweets = c.retweets - l.lost from locked l where c.tweet_id = l.tweet_id
			)
			select count(*) from gone""";

	/** Removes the counts of deleted tweets of which nothing is left. */
	public static final String REMOVE_COUNTS = """
			delete from tweet_counts where tweet_id = any(cast(:tweetIds as uuid[]))
				and likes = 0 and replies = 0 and retweets = 0""";

	/**
	 * Removes likes of deleted replies, at most so many at once; a reply leaves the queue
	 * when none of its likes is left.
	 */
	public static final String REMOVE_REPLY_LIKES = """
			with batch as (
				select reply_id from deleted_replies order by reply_id limit :limit for update skip locked
			), taken as (
				select l.user_id, l.thing_id from batch b
				join likes l on l.thing_type = 'REPLY' and l.thing_id = b.reply_id
				limit :limit
			), gone as (
				delete from likes l using taken t
				where l.user_id = t.user_id and l.thing_type = 'REPLY' and l.thing_id = t.thing_id
				returning l.thing_id
			), done as (
				delete from deleted_replies d using batch b
				where d.reply_id = b.reply_id and (select count(*) from taken) < :limit
				returning d.reply_id
			)
			select (select count(*) from gone) + (select count(*) from done)""";

	/**
	 * Removes requests that were rejected until {@code :rejectedUntil}, at most so many
	 * at once.
	 */
	public static final String REMOVE_REJECTED = """
			with batch as (
				select id from follows where status = 'REJECTED' and status_since <= :rejectedUntil
				order by status_since limit :limit for update skip locked
			), gone as (
				delete from follows f using batch b where f.id = b.id and f.status = 'REJECTED' returning f.id
			)
			select count(*) from gone""";

	private InteractionStatements() {
	}

	private static String andVisible(String account) {
		return andVisible(account, ":readerId");
	}

	private static String andVisible(String account, String reader) {
		return AND_VISIBLE.formatted(account, reader);
	}

}
