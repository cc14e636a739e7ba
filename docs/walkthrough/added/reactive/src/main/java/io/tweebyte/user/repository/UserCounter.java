package io.tweebyte.user.repository;

import java.util.UUID;

import io.tweebyte.user.entity.UserEntity;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.Repository;

/** Counts users. */
public interface UserCounter extends Repository<UserEntity, UUID> {

	/** Counts all users, which reads the whole of an index. */
	@Query("select count(*) from users")
	Mono<Long> countAll();

}
