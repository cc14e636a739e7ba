package io.tweebyte.user.repository;

import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.user.entity.UserCredentials;
import io.tweebyte.user.entity.UserEntity;
import jakarta.persistence.EntityManager;

import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Writes users, each time in one statement.
 */
@Repository
public class UserWriter {

	private static final String INSERT = """
			insert into UserEntity (id, userName, userNameKey, email, emailKey, passwordHash, biography, isPrivate,
				birthDate, createdAt)
			values (:id, :userName, :userNameKey, :email, :emailKey, :passwordHash, :biography, :isPrivate, :birthDate,
				:createdAt)
			on conflict do nothing""";

	private static final String UPDATE = """
			update UserEntity u set u.userName = coalesce(:userName, u.userName),
				u.userNameKey = coalesce(:userNameKey, u.userNameKey), u.email = coalesce(:email, u.email),
				u.emailKey = coalesce(:emailKey, u.emailKey),
				u.passwordHash = coalesce(:passwordHash, u.passwordHash),
				u.biography = nullif(coalesce(:biography, u.biography), ''),
				u.isPrivate = coalesce(:isPrivate, u.isPrivate), u.birthDate = coalesce(:birthDate, u.birthDate)
			where u.id = :id and u.passwordHash = coalesce(:expectedHash, u.passwordHash)""";

	private final EntityManager database;

	UserWriter(EntityManager database) {
		this.database = database;
	}

	/**
	 * Adds a user, unless the name or the address has been taken meanwhile.
	 * @param user the user
	 * @return whether the user was added
	 */
	@Transactional
	public boolean insert(UserEntity user) {
		return this.database.createQuery(INSERT)
			.setParameter("id", user.id())
			.setParameter("userName", user.userName())
			.setParameter("userNameKey", user.userNameKey())
			.setParameter("email", user.email())
			.setParameter("emailKey", user.emailKey())
			.setParameter("passwordHash", user.passwordHash())
			.setParameter("biography", user.biography())
			.setParameter("isPrivate", user.isPrivate())
			.setParameter("birthDate", user.birthDate())
			.setParameter("createdAt", user.createdAt())
			.executeUpdate() == 1;
	}

	/**
	 * Changes a user.
	 * @param credentials the user; with a hash only while that is still his
	 * @param changes what changes
	 * @param passwordHash the hash of a new password, or null
	 * @return whether there was such a user
	 */
	@Transactional
	public boolean update(UserCredentials credentials, Changes changes, String passwordHash) {
		return this.database.createQuery(UPDATE)
			.setParameter("userName", changes.userName())
			.setParameter("userNameKey", changes.userNameKey())
			.setParameter("email", changes.email())
			.setParameter("emailKey", changes.emailKey())
			.setParameter("passwordHash", passwordHash)
			.setParameter("biography", changes.biography())
			.setParameter("isPrivate", changes.isPrivate())
			.setParameter("birthDate", changes.birthDate())
			.setParameter("id", credentials.id())
			.setParameter("expectedHash", credentials.passwordHash())
			.executeUpdate() == 1;
	}

}
