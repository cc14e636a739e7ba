package io.tweebyte.user.repository;

import java.util.UUID;

import io.tweebyte.user.entity.UserEntity;
import reactor.core.publisher.Mono;

import org.springframework.data.relational.core.sql.LockMode;
import org.springframework.data.relational.repository.Lock;
import org.springframework.data.repository.reactive.ReactiveCrudRepository;

/** Writes users, within a transaction. */
public interface UserEntityRepository extends ReactiveCrudRepository<UserEntity, UUID> {

	@Lock(LockMode.PESSIMISTIC_WRITE)
	Mono<UserEntity> findForUpdateById(UUID id);

}
