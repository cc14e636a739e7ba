package io.tweebyte.user.service;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.user.entity.UserKeys;
import io.tweebyte.user.repository.UserRepository;

import org.springframework.stereotype.Service;

/** Names and addresses that only one user may have. */
@Service
public class UniqueKeys {

	private final UserRepository users;

	UniqueKeys(UserRepository users) {
		this.users = users;
	}

	/**
	 * Checks that no other user has a name or an address.
	 * @param self the user who wants them
	 * @param wanted the keys
	 * @throws ApiException 409 that names what is taken
	 */
	public void check(UUID self, UserKeys wanted) {
		refuseTaken(wanted, this.users.findOthers(self, wanted.userNameKey(), wanted.emailKey()));
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
	 * Explains why a write met a row that has one of the keys.
	 * @param self the user who wants them
	 * @param wanted the keys
	 * @return 409, or 503 when that row has been deleted since
	 */
	public ApiException conflict(UUID self, UserKeys wanted) {
		try {
			check(self, wanted);
			return ApiException.unavailable(Messages.BUSY);
		}
		catch (ApiException ex) {
			return ex;
		}
	}

}
