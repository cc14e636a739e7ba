package io.tweebyte.shared.sql;

public final class RecommendationStatements {

	/**
	 * Ranks whom a user might follow: the accounts that the newest 1,000 followed
	 * accounts follow, by how many of them do; then popular users. The one list for which
	 * rows are counted and sorted, because it is different for each user. Who follows a
	 * private account is hidden from all but its followers, to whom it is not
	 * recommended: so private accounts are ranked by their public number of followers
	 * alone.
	 */
	public static final String RANKED = """
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

	private RecommendationStatements() {
	}

}
