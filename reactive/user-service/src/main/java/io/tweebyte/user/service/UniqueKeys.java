package io.tweebyte.user.service;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.user.entity.UserKeys;
import io.tweebyte.user.repository.UserRepository;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Names and addresses that only one user may have.
 */
@Service
public class UniqueKeys {

	private final UserRepository users;

	UniqueKeys(UserRepository users) {
		this.users = users;
	}

	/**
	 * Checks that nobody else has a name or an address.
	 * @param self the user who wants them
	 * @param wanted the keys, each null when it stays as it is
	 * @return ends when both are free; fails with 409 that names what is taken
	 */
	public Mono<Void> check(UUID self, UserKeys wanted) {
		return this.users.findOthers(self, wanted.userNameKey(), wanted.emailKey())
			.doOnNext((others) -> refuseTaken(wanted, others))
			.then();
	}

	private static void refuseTaken(UserKeys wanted, List<UserKeys> others) {
		List<FieldError> taken = new ArrayList<>();
		if (others.stream().anyMatch((other) -> other.userNameKey().equals(wanted.userNameKey()))) {
			taken.add(new FieldError("user_name", Sentences.USER_NAME_TAKEN));
		}
		if (others.stream().anyMatch((other) -> other.emailKey().equals(wanted.emailKey()))) {
			taken.add(new FieldError("email", Sentences.EMAIL_TAKEN));
		}
		if (!taken.isEmpty()) {
			throw ContractException.conflict(taken);
		}
	}

	/**
	 * Explains why a write met a row that has one of the keys.
	 * @param <T> what the write would have given
	 * @param self the user who wants them
	 * @param wanted the keys
	 * @return fails with 409, or with 503 when that row is gone again
	 */
	public <T> Mono<T> conflict(UUID self, UserKeys wanted) {
		return check(self, wanted).then(Mono.error(() -> ContractException.unavailable(Sentences.BUSY)));
	}

}
