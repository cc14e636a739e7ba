package io.tweebyte.user.service;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.user.UserKeys;
import io.tweebyte.user.repository.UserRepository;

import org.springframework.stereotype.Service;

/** Names and addresses that only one user may have. */
@Service
public class UniqueKeys {

	private final UserRepository users;

	UniqueKeys(UserRepository users) {
		this.users = users;
	}

	/** Fails with 409 when another user has one of the wanted keys, which may be null. */
	public void check(UUID self, UserKeys wanted) {
		List<UserKeys> others = this.users.findOthers(self, wanted.userNameKey(), wanted.emailKey());
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

}
