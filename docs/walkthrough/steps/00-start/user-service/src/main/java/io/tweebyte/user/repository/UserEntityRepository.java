package io.tweebyte.user.repository;

import java.util.UUID;

import io.tweebyte.user.entity.UserEntity;

import org.springframework.data.repository.CrudRepository;

/** Writes users, within a transaction. */
public interface UserEntityRepository extends CrudRepository<UserEntity, UUID> {

}
