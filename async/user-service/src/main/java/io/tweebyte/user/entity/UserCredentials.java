package io.tweebyte.user.entity;

import java.time.Instant;
import java.util.UUID;

/**
 * What a log-in is held against.
 *
 * @param id the user
 * @param emailKey the folded e-mail address
 * @param passwordHash the bcrypt hash of the password
 * @param passwordChangedAt when the password was last changed, or null
 */
public record UserCredentials(UUID id, String emailKey, String passwordHash, Instant passwordChangedAt) {

	@Override
	public String toString() {
		return "UserCredentials[" + this.id + "]";
	}

}
