package io.tweebyte.user.repository;

import jakarta.persistence.EntityManager;

import org.springframework.stereotype.Repository;

/**
 * Counts users.
 */
@Repository
public class UserCounter {

	private final EntityManager database;

	UserCounter(EntityManager database) {
		this.database = database;
	}

	/**
	 * Counts all users, which reads the whole of an index.
	 * @return how many there are
	 */
	public long count() {
		return this.database.createQuery("select count(*) from UserEntity", Long.class).getSingleResult();
	}

}
