package io.tweebyte.user.entity;

import java.time.Instant;
import java.util.UUID;

/** What a log-in is compared with; {@code passwordChangedAt} may be null. */
public record UserCredentials(UUID id, String emailKey, String passwordHash, Instant passwordChangedAt) {

	@Override
	public String toString() {
		return "UserCredentials[" + this.id + "]";
	}

}
