package io.tweebyte.shared.sql;

/** Lists are arrays. */
public final class FollowStatements {

	/**
	 * Waits until no other transaction adds a follow of the same follower. Only a
	 * statement that begins afterwards counts all follows of the follower.
	 */
	public static final String LOCK_FOLLOWER = """
			select cast(pg_advisory_xact_lock(hashtextextended(cast(cast(:followerId as uuid) as text), 0)) as text)""";

	/** Adds {@code :change} to both users' counts, locked in the order of their ids. */
	public static final String COUNT = """
			insert into user_counts (user_id, followers, following)
			select user_id, greatest(followers, 0), greatest(following, 0)
			from (values (cast(:followerId as uuid), 0, cast(:change as integer)),
				(cast(:followedId as uuid), cast(:change as integer), 0)) as c (user_id, followers, following)
			order by user_id
			on conflict (user_id) do update set
				followers = user_counts.followers + :change * cast(user_counts.user_id = :followedId as integer),
				following = user_counts.following + :change * cast(user_counts.user_id = :followerId as integer)""";

	public static final String FOLLOWERS = """
			select id, follower_id, followed_id, created_at, status
			from (select f.*, follower_id as account from follows f) f
			where followed_id = :userId and status = 'ACCEPTED'""" + Lists.VISIBLE + Lists.PAGE;

	public static final String FOLLOWED = """
			select id, follower_id, followed_id, created_at, status
			from (select f.*, followed_id as account from follows f) f
			where follower_id = :userId and status <> 'REJECTED' and status = 'ACCEPTED'""" + Lists.VISIBLE
			+ Lists.PAGE;

	public static final String FOLLOWED_IDS = """
			select followed_id
			from (select f.*, followed_id as account from follows f) f
			where follower_id = :userId and status <> 'REJECTED' and status = 'ACCEPTED'""" + Lists.VISIBLE + """

			order by created_at desc, id desc""";

	public static final String FOLLOWED_AMONG = """
			select followed_id from follows
			where follower_id = :followerId and followed_id = any(cast(:userIds as uuid[])) and status = 'ACCEPTED'""";

	private FollowStatements() {
	}

}
