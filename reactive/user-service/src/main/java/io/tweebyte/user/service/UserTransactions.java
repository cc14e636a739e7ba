package io.tweebyte.user.service;

import java.time.Instant;

import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.shared.user.UserCredentials;
import io.tweebyte.user.entity.UserEntity;
import io.tweebyte.user.repository.UserEntityRepository;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Writes users. Fails with a {@code DataIntegrityViolationException} when another user
 * has the name or the address.
 */
// model: the transaction is bound to the subscription, whichever threads it runs on
@Service
public class UserTransactions {

	private final UserEntityRepository users;

	UserTransactions(UserEntityRepository users) {
		this.users = users;
	}

	@Transactional
	public Mono<UserEntity> insert(UserEntity user) {
		return this.users.save(user);
	}

	/**
	 * Returns whether there was such a user: with a hash only while that is the hash of
	 * the password.
	 */
	@Transactional
	public Mono<Boolean> update(UserCredentials credentials, Changes changes, String passwordHash,
			Instant passwordChangedAt) {
		return this.users.findForUpdateById(credentials.id())
			.filter((found) -> credentials.areCurrent(found.passwordHash()))
			.doOnNext((user) -> user.change(changes, passwordHash, passwordChangedAt))
			// model: nothing watches a row for changes, so all of it is written, always
			.flatMap(this.users::save)
			.hasElement();
	}

}
