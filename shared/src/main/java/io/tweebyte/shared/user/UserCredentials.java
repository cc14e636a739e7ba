package io.tweebyte.shared.user;

import java.time.Instant;
import java.util.UUID;

/** What a log-in is compared with; {@code passwordChangedAt} may be null. */
public record UserCredentials(UUID id, String emailKey, String passwordHash, Instant passwordChangedAt) {

	/** Returns whether the password is unchanged; always true without a hash. */
	public boolean areCurrent(String storedHash) {
		return this.passwordHash == null || this.passwordHash.equals(storedHash);
	}

	@Override
	public String toString() {
		return "UserCredentials[" + this.id + "]";
	}

}
