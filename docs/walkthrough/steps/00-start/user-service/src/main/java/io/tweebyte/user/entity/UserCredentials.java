package io.tweebyte.user.entity;

import java.util.UUID;

/**
 * What a log-in is held against.
 *
 * @param id the user
 * @param passwordHash the bcrypt hash of his password
 */
public record UserCredentials(UUID id, String passwordHash) {

	@Override
	public String toString() {
		return "UserCredentials[" + this.id + "]";
	}

}
