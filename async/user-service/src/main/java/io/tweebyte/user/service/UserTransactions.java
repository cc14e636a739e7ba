package io.tweebyte.user.service;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.shared.user.UserCredentials;
import io.tweebyte.user.entity.UserEntity;
import io.tweebyte.user.repository.UserEntityRepository;

import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Writes users. Fails with a {@code DataIntegrityViolationException} when another user
 * has the name or the address.
 */
// model: the transaction is bound to the thread, so all of it runs on one
@Service
public class UserTransactions {

	private final UserEntityRepository users;

	UserTransactions(UserEntityRepository users) {
		this.users = users;
	}

	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<UserEntity> insert(UserEntity user) {
		return CompletableFuture.completedFuture(this.users.save(user));
	}

	/**
	 * Returns whether there was such a user: with a hash only while that is the hash of
	 * the password.
	 */
	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Boolean> update(UserCredentials credentials, Changes changes, String passwordHash,
			Instant passwordChangedAt) {
		Optional<UserEntity> user = this.users.findForUpdateById(credentials.id())
			.filter((found) -> credentials.areCurrent(found.passwordHash()));
		// model: the commit writes what has changed, and only then
		user.ifPresent((found) -> found.change(changes, passwordHash, passwordChangedAt));
		return CompletableFuture.completedFuture(user.isPresent());
	}

}
