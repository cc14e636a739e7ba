package io.tweebyte.shared.token;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A user has changed the password, which ends the tokens issued before.
 * <p>
 * Times in tokens are whole seconds. So all tokens of the second of the change are ended,
 * and a token that is issued after it is dated to the next second at the earliest.
 */
final class PasswordChange {

	private PasswordChange() {
	}

	/**
	 * Dates a token.
	 * @param requested when the log-in was requested: before the password was looked up,
	 * so that a change meanwhile ends the token
	 * @param last the user's last change, or null
	 * @return the {@code iat} of the token
	 */
	static Instant dateToken(Instant requested, Instant last) {
		return (last != null) ? later(requested, firstToken(last)) : requested;
	}

	private static Instant firstToken(Instant changedAt) {
		return changedAt.truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
	}

	private static Instant later(Instant one, Instant other) {
		return one.isAfter(other) ? one : other;
	}

}
