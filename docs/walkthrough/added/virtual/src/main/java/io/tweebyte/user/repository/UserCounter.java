package io.tweebyte.user.repository;

import java.util.UUID;

import io.tweebyte.user.entity.UserEntity;

import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** Counts users. */
public interface UserCounter extends Repository<UserEntity, UUID> {

	/** Counts all users, which reads the whole of an index. */
	@Query("select count(*) from UserEntity")
	long countAll();

}
