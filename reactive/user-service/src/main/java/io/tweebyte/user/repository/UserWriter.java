package io.tweebyte.user.repository;

import java.time.Instant;
import java.time.LocalDate;

import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.shared.sql.UserStatements;
import io.tweebyte.user.entity.UserCredentials;
import io.tweebyte.user.entity.UserEntity;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.r2dbc.core.DatabaseClient.GenericExecuteSpec;
import org.springframework.stereotype.Repository;

/**
 * Writes users, each time in one statement.
 */
@Repository
public class UserWriter {

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
		return count(query(UserStatements.INSERT).bind("id", user.id())
			.bind("userName", user.userName())
			.bind("userNameKey", user.userNameKey())
			.bind("email", user.email())
			.bind("emailKey", user.emailKey())
			.bind("passwordHash", user.passwordHash())
			.bind("biography", Nullable.of(user.biography(), String.class))
			.bind("isPrivate", user.isPrivate())
			.bind("birthDate", user.birthDate())
			.bind("createdAt", user.createdAt())).map((rows) -> rows == 1);
	}

	/**
	 * Changes a user.
	 * @param credentials the user; with a hash only while that is still his
	 * @param changes what changes
	 * @param passwordHash the hash of a new password, or null
	 * @param passwordChangedAt when the password is changed, or null
	 * @return whether there was such a user
	 */
	public Mono<Boolean> update(UserCredentials credentials, Changes changes, String passwordHash,
			Instant passwordChangedAt) {
		return count(query(UserStatements.UPDATE).bind("userName", Nullable.of(changes.userName(), String.class))
			.bind("userNameKey", Nullable.of(changes.userNameKey(), String.class))
			.bind("email", Nullable.of(changes.email(), String.class))
			.bind("emailKey", Nullable.of(changes.emailKey(), String.class))
			.bind("passwordHash", Nullable.of(passwordHash, String.class))
			.bind("passwordChangedAt", Nullable.of(passwordChangedAt, Instant.class))
			.bind("biography", Nullable.of(changes.biography(), String.class))
			.bind("isPrivate", Nullable.of(changes.isPrivate(), Boolean.class))
			.bind("birthDate", Nullable.of(changes.birthDate(), LocalDate.class))
			.bind("id", credentials.id())
			.bind("expectedHash", Nullable.of(credentials.passwordHash(), String.class))).map((rows) -> rows == 1);
	}

	private GenericExecuteSpec query(String statement) {
		return this.database.sql(statement);
	}

	private static Mono<Long> count(GenericExecuteSpec query) {
		return query.map((row) -> row.get(0, Long.class)).one();
	}

}
