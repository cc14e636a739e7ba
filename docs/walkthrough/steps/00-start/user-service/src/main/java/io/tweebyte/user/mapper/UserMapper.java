package io.tweebyte.user.mapper;

import java.time.Clock;
import java.util.UUID;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.RegistrationForm.Registration;
import io.tweebyte.user.entity.UserEntity;

/**
 * Turns what clients send into rows, and rows into what clients see.
 */
public final class UserMapper {

	private UserMapper() {
	}

	/**
	 * Makes the row of a new user.
	 * @param id the user's id
	 * @param registration what he registered with
	 * @param passwordHash the hash of his password
	 * @param clock tells the time
	 * @return the row
	 */
	public static UserEntity user(UUID id, Registration registration, String passwordHash, Clock clock) {
		return new UserEntity(id, registration.userName(), registration.userNameKey(), registration.email(),
				registration.emailKey(), passwordHash, registration.biography(), registration.isPrivate(),
				registration.birthDate(), Microseconds.now(clock), null);
	}

}
