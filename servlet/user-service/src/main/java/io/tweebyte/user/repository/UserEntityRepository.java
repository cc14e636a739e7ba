package io.tweebyte.user.repository;

import java.util.Optional;
import java.util.UUID;

import io.tweebyte.user.entity.UserEntity;
import jakarta.persistence.LockModeType;

import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.repository.ListCrudRepository;

/** Writes users, within a transaction. */
// model: its methods block the thread that the transaction is bound to
public interface UserEntityRepository extends ListCrudRepository<UserEntity, UUID> {

	@Lock(LockModeType.PESSIMISTIC_WRITE)
	Optional<UserEntity> findForUpdateById(UUID id);

}
