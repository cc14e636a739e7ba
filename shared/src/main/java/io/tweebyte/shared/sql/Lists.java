package io.tweebyte.shared.sql;

/** The parts that statements for lists have in common. */
public final class Lists {

	/**
	 * The condition that a reader may see the account in the column {@code account}: it
	 * is public, the reader's own, or has accepted the reader as a follower.
	 * {@code offset 0} keeps PostgreSQL from turning the sub-query into a join or a hash
	 * table of all private accounts.
	 */
	public static final String VISIBLE = """

			and (:seesAll or account = :readerId or not exists (
				select from private_accounts p
				where p.user_id = account and not exists (
					select from follows v
					where v.follower_id = :readerId and v.followed_id = p.user_id and v.status = 'ACCEPTED')
				offset 0))""";

	/** The end of each statement for a page of a list, newest first. */
	public static final String PAGE = """

				and (created_at, id) < (:before, :beforeId)
			order by created_at desc, id desc
			limit :limit""";

	private Lists() {
	}

}
