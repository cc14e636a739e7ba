package io.tweebyte.user.repository;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.user.entity.UserEntity;

import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.scheduling.annotation.Async;

/** Counts users. */
public interface UserCounter extends Repository<UserEntity, UUID> {

	/** Counts all users, which reads the whole of an index. */
	@Async("databaseThreads")
	@Query("select count(*) from UserEntity")
	CompletableFuture<Long> countAll();

}
