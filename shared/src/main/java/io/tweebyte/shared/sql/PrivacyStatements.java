package io.tweebyte.shared.sql;

/** The statements that keep a copy of which accounts are private. Lists are arrays. */
public final class PrivacyStatements {

	/**
	 * Reads, in the database of users, the accounts whose privacy changed, in the order
	 * of the changes. Changes wait here until all transactions that began before them
	 * have ended: so none with a lesser position can follow.
	 */
	public static final String CHANGES = """
			select id, is_private, privacy_position as position from users
			where (privacy_position, id) > (:after, :afterId)
				and privacy_position < cast(cast(pg_snapshot_xmin(pg_current_snapshot()) as text) as bigint)
			order by privacy_position, id limit :limit""";

	public static final String POSITION = "select position, account_id from private_accounts_position";

	/**
	 * Moves a copy on, unless another service has done so meanwhile. It comes first,
	 * which makes the other service wait before it writes anything.
	 */
	public static final String MOVE = """
			update private_accounts_position set position = :newPosition, account_id = :newAccountId
			where position = :position and account_id = :accountId""";

	public static final String OPEN = "delete from private_accounts where user_id = any(cast(:publicIds as uuid[]))";

	public static final String CLOSE = """
			insert into private_accounts (user_id)
			select unnest(cast(:privateIds as uuid[])) on conflict do nothing""";

	/** Leaves out the private ones of some users. */
	public static final String PUBLIC = """
			select f.user_id from unnest(cast(:userIds as uuid[])) as f (user_id)
			where not exists (select 1 from private_accounts p where p.user_id = f.user_id)""";

	private PrivacyStatements() {
	}

}
