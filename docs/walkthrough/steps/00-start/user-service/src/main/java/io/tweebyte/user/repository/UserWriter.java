package io.tweebyte.user.repository;

import javax.persistence.EntityManager;

import io.tweebyte.user.entity.UserEntity;

import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Writes users.
 */
@Repository
public class UserWriter {

	private final EntityManager database;

	UserWriter(EntityManager database) {
		this.database = database;
	}

	/**
	 * Adds a user.
	 * @param user the user
	 * @throws org.springframework.dao.DataIntegrityViolationException when the name or
	 * the address has been taken meanwhile
	 */
	@Transactional
	public void insert(UserEntity user) {
		this.database.persist(user);
	}

}
