package io.tweebyte.shared.sql;

/**
 * The statements that keep a copy of which accounts are private. Parameters are named as
 * in {@code :name}; lists are arrays.
 */
public final class PrivacyStatements {

	/**
	 * Reads, in the database of users, the accounts whose privacy changed, in the order
	 * of the changes. Changes wait here until all transactions that began before them
	 * have ended: so none with a lesser position can follow.
	 */
	public static final String CHANGES = """
			select id, is_private, privacy_position from users
			where (privacy_position, id) > (:after, :afterId)
				and privacy_position < cast(cast(pg_snapshot_xmin(pg_current_snapshot()) as text) as bigint)
			order by privacy_position, id limit :limit""";

	/** Reads up to which change a copy is complete. */
	public static final String POSITION = "select position, account_id from private_accounts_position";

	/**
	 * Takes changes into a copy, unless another service has moved it on meanwhile;
	 * returns 1, or 0 in that case. The position is moved first, which makes the other
	 * service wait before it writes anything.
	 */
	public static final String COPY = """
			with moved as (
				update private_accounts_position set position = :newPosition, account_id = :newAccountId
				where position = :position and account_id = :accountId
				returning id
			), opened as (
				delete from private_accounts
				where user_id = any(cast(:publicIds as uuid[])) and exists (select 1 from moved)
			), closed as (
				insert into private_accounts (user_id)
				select c.user_id from unnest(cast(:privateIds as uuid[])) as c (user_id)
				where exists (select 1 from moved)
				on conflict do nothing
			)
			select count(*) from moved""";

	private PrivacyStatements() {
	}

}
