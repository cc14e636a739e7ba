package io.tweebyte.user.service;

import java.time.Clock;
import java.util.Optional;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.shared.user.UserCredentials;
import io.tweebyte.user.entity.UserEntity;
import io.tweebyte.user.repository.UserEntityRepository;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Writes users. Fails with a {@code DataIntegrityViolationException} when another user
 * has the name or the address.
 */
@Service
public class UserTransactions {

	private final UserEntityRepository users;

	private final Clock clock;

	UserTransactions(UserEntityRepository users, Clock clock) {
		this.users = users;
		this.clock = clock;
	}

	@Transactional
	public UserEntity insert(UserEntity user) {
		return this.users.save(user);
	}

	/**
	 * Returns the user if there was one: with a hash only while that is the hash of the
	 * password. A password is dated with its row locked: while a change waits for the
	 * lock, log-ins get later dates than it would have had before.
	 */
	@Transactional
	public Optional<UserEntity> update(UserCredentials credentials, Changes changes, String passwordHash) {
		Optional<UserEntity> user = this.users.findForUpdateById(credentials.id())
			.filter((found) -> credentials.areCurrent(found.passwordHash()));
		// model: the commit writes what has changed, and only then
		user.ifPresent((found) -> found.change(changes, passwordHash, Microseconds.now(this.clock)));
		return user;
	}

}
