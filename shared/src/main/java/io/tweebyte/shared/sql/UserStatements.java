package io.tweebyte.shared.sql;

/**
 * What both trees write of users, word for word the same. Each is one statement and so
 * needs no transaction around it; each says how many rows it changed.
 */
public final class UserStatements {

	/** Adds a user, unless the name or the address has been taken meanwhile. */
	public static final String INSERT = """
			with added as (
				insert into users (id, user_name, user_name_key, email, email_key, password_hash, biography, is_private,
					birth_date, created_at)
				values (:id, :userName, :userNameKey, :email, :emailKey, :passwordHash, :biography, :isPrivate,
					:birthDate, :createdAt)
				on conflict do nothing returning id
			)
			select count(*) from added""";

	/**
	 * Changes a user. What is null stays as it is; with {@code :expectedHash} only while
	 * that is still the hash of his password.
	 */
	public static final String UPDATE = """
			with changed as (
				update users set user_name = coalesce(:userName, user_name),
					user_name_key = coalesce(:userNameKey, user_name_key), email = coalesce(:email, email),
					email_key = coalesce(:emailKey, email_key),
					password_hash = coalesce(:passwordHash, password_hash),
					password_changed_at = coalesce(:passwordChangedAt, password_changed_at),
					biography = nullif(coalesce(:biography, biography), ''),
					is_private = coalesce(:isPrivate, is_private), birth_date = coalesce(:birthDate, birth_date)
				where id = :id and password_hash = coalesce(:expectedHash, password_hash)
				returning id
			)
			select count(*) from changed""";

	private UserStatements() {
	}

}
