package io.tweebyte.user.repository;

import java.time.Instant;
import java.time.LocalDate;

import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.shared.sql.UserStatements;
import io.tweebyte.user.entity.UserCredentials;
import io.tweebyte.user.entity.UserEntity;
import jakarta.persistence.EntityManager;
import org.hibernate.query.NativeQuery;

import org.springframework.stereotype.Repository;

/**
 * Writes users, each time in one statement.
 */
@Repository
public class UserWriter {

	private final EntityManager database;

	UserWriter(EntityManager database) {
		this.database = database;
	}

	/**
	 * Adds a user, unless the name or the address has been taken meanwhile.
	 * @param user the user
	 * @return whether the user was added
	 */
	public boolean insert(UserEntity user) {
		return count(query(UserStatements.INSERT).setParameter("id", user.id())
			.setParameter("userName", user.userName())
			.setParameter("userNameKey", user.userNameKey())
			.setParameter("email", user.email())
			.setParameter("emailKey", user.emailKey())
			.setParameter("passwordHash", user.passwordHash())
			.setParameter("biography", user.biography(), String.class)
			.setParameter("isPrivate", user.isPrivate())
			.setParameter("birthDate", user.birthDate())
			.setParameter("createdAt", user.createdAt())) == 1;
	}

	/**
	 * Changes a user.
	 * @param credentials the user; with a hash only while that is still his
	 * @param changes what changes
	 * @param passwordHash the hash of a new password, or null
	 * @param passwordChangedAt when the password is changed, or null
	 * @return whether there was such a user
	 */
	public boolean update(UserCredentials credentials, Changes changes, String passwordHash,
			Instant passwordChangedAt) {
		return count(query(UserStatements.UPDATE).setParameter("userName", changes.userName(), String.class)
			.setParameter("userNameKey", changes.userNameKey(), String.class)
			.setParameter("email", changes.email(), String.class)
			.setParameter("emailKey", changes.emailKey(), String.class)
			.setParameter("passwordHash", passwordHash, String.class)
			.setParameter("passwordChangedAt", passwordChangedAt, Instant.class)
			.setParameter("biography", changes.biography(), String.class)
			.setParameter("isPrivate", changes.isPrivate(), Boolean.class)
			.setParameter("birthDate", changes.birthDate(), LocalDate.class)
			.setParameter("id", credentials.id())
			.setParameter("expectedHash", credentials.passwordHash(), String.class)) == 1;
	}

	@SuppressWarnings("unchecked")
	private NativeQuery<Long> query(String statement) {
		return this.database.createNativeQuery(statement, Long.class).unwrap(NativeQuery.class);
	}

	private static long count(NativeQuery<Long> query) {
		return query.getSingleResult();
	}

}
