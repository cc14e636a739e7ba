package io.tweebyte.user.service;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Failures;
import io.tweebyte.shared.user.UserKeys;
import io.tweebyte.user.repository.UserRepository;

import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Service;

/** Names and addresses that only one user may have. */
@Service
public class UniqueKeys {

	private final UserRepository users;

	UniqueKeys(UserRepository users) {
		this.users = users;
	}

	/** Fails with 409 when another user has one of the wanted keys, which may be null. */
	public CompletableFuture<Void> check(UUID self, UserKeys wanted) {
		return this.users.findOthers(self, wanted.userNameKey(), wanted.emailKey())
			.thenAccept((others) -> refuseTaken(wanted, others));
	}

	private static void refuseTaken(UserKeys wanted, List<UserKeys> others) {
		List<FieldError> taken = new ArrayList<>();
		if (others.stream().anyMatch((other) -> other.userNameKey().equals(wanted.userNameKey()))) {
			taken.add(new FieldError("user_name", Messages.USER_NAME_TAKEN));
		}
		if (others.stream().anyMatch((other) -> other.emailKey().equals(wanted.emailKey()))) {
			taken.add(new FieldError("email", Messages.EMAIL_TAKEN));
		}
		if (!taken.isEmpty()) {
			throw ApiException.conflict(taken);
		}
	}

	/**
	 * Fails with 409 when another user has one of the keys, otherwise as the write did.
	 */
	public <T> CompletableFuture<T> explain(Throwable failure, UUID self, UserKeys wanted) {
		return (Failures.cause(failure) instanceof DataIntegrityViolationException)
				? check(self, wanted).thenCompose((free) -> CompletableFuture.failedFuture(failure))
				: CompletableFuture.failedFuture(failure);
	}

}
