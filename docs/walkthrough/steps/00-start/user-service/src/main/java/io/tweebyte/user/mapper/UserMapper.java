package io.tweebyte.user.mapper;

import java.time.Clock;
import java.util.UUID;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.RegistrationForm.Registration;
import io.tweebyte.user.entity.UserEntity;

public final class UserMapper {

	private UserMapper() {
	}

	public static UserEntity user(UUID id, Registration registration, String passwordHash, Clock clock) {
		return new UserEntity(id, registration.userName(), registration.userNameKey(), registration.email(),
				registration.emailKey(), passwordHash, registration.biography(), registration.isPrivate(),
				registration.birthDate(), Microseconds.now(clock));
	}

}
