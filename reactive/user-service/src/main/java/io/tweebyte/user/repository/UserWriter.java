package io.tweebyte.user.repository;

import java.time.LocalDate;

import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.user.entity.UserCredentials;
import io.tweebyte.user.entity.UserEntity;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Writes users, each time in one statement.
 */
@Repository
public class UserWriter {

	private static final String INSERT = """
			insert into users (id, user_name, user_name_key, email, email_key, password_hash, biography, is_private,
				birth_date, created_at)
			values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
			on conflict do nothing""";

	private static final String UPDATE = """
			update users set user_name = coalesce($1, user_name),
				user_name_key = coalesce($2, user_name_key), email = coalesce($3, email),
				email_key = coalesce($4, email_key),
				password_hash = coalesce($5, password_hash),
				biography = nullif(coalesce($6, biography), ''),
				is_private = coalesce($7, is_private), birth_date = coalesce($8, birth_date)
			where id = $9 and password_hash = coalesce($10, password_hash)""";

	private final DatabaseClient database;

	UserWriter(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Adds a user, unless the name or the address has been taken meanwhile.
	 * @param user the user
	 * @return whether the user was added
	 */
	public Mono<Boolean> insert(UserEntity user) {
		return this.database.sql(INSERT)
			.bind(0, user.id())
			.bind(1, user.userName())
			.bind(2, user.userNameKey())
			.bind(3, user.email())
			.bind(4, user.emailKey())
			.bind(5, user.passwordHash())
			.bind(6, Nullable.of(user.biography(), String.class))
			.bind(7, user.isPrivate())
			.bind(8, user.birthDate())
			.bind(9, user.createdAt())
			.fetch()
			.rowsUpdated()
			.map((rows) -> rows == 1);
	}

	/**
	 * Changes a user.
	 * @param credentials the user; with a hash only while that is still his
	 * @param changes what changes
	 * @param passwordHash the hash of a new password, or null
	 * @return whether there was such a user
	 */
	public Mono<Boolean> update(UserCredentials credentials, Changes changes, String passwordHash) {
		return this.database.sql(UPDATE)
			.bind(0, Nullable.of(changes.userName(), String.class))
			.bind(1, Nullable.of(changes.userNameKey(), String.class))
			.bind(2, Nullable.of(changes.email(), String.class))
			.bind(3, Nullable.of(changes.emailKey(), String.class))
			.bind(4, Nullable.of(passwordHash, String.class))
			.bind(5, Nullable.of(changes.biography(), String.class))
			.bind(6, Nullable.of(changes.isPrivate(), Boolean.class))
			.bind(7, Nullable.of(changes.birthDate(), LocalDate.class))
			.bind(8, credentials.id())
			.bind(9, Nullable.of(credentials.passwordHash(), String.class))
			.fetch()
			.rowsUpdated()
			.map((rows) -> rows == 1);
	}

}
