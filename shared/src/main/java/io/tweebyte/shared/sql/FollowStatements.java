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

	/**
	 * Ranks whom a user might follow: the accounts that the newest 1,000 followed
	 * accounts follow, by how many of them do; then popular users. Reads 100,000 follows
	 * of the followed accounts at most, of each the same number of its newest, and looks
	 * up 20,000 accounts, about twice as many as can be shown, among the private ones: a
	 * statement must not take as long as a call may. The one list for which rows are
	 * counted and sorted, because it is different for each user. Who follows a private
	 * account is hidden from all but its followers, to whom it is not recommended: so
	 * private accounts are ranked by their public number of followers alone.
	 */
	public static final String RECOMMENDED = """
			with mine as (
				select followed_id from follows
				where follower_id = :userId and status = 'ACCEPTED'
				order by created_at desc, id desc
				limit 1000
			), followed as (
				select f.followed_id as user_id, count(*) as weight
				from mine
				cross join lateral (
					select followed_id, status from follows
					where follower_id = mine.followed_id and status <> 'REJECTED'
					order by created_at desc, id desc
					limit 100000 / (select count(*) from mine)
				) f
				where f.status = 'ACCEPTED'
				group by f.followed_id
				order by weight desc, user_id
				limit 20000
			), near as (
				select user_id, weight from followed f
				where not exists (select from private_accounts p where p.user_id = f.user_id offset 0)
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

	private FollowStatements() {
	}

}
