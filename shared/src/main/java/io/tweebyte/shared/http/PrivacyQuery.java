package io.tweebyte.shared.http;

import java.util.UUID;

/**
 * Which changes of privacy a service wants to read: at most {@code limit}, 1 to 1000,
 * with a position greater than {@code after}, or the same position and an account id
 * greater than {@code afterId}.
 */
public record PrivacyQuery(long after, UUID afterId, int limit) {

	public static final String AFTER_MESSAGE = "must not be negative.";

	public static final String LIMIT_MESSAGE = "must be a number from 1 to 1000.";

	public static final String FIRST_ID = "00000000-0000-0000-0000-000000000000";

	/** Returns the raw query, without the question mark. */
	public String encode() {
		return "after=" + this.after + "&after_id=" + this.afterId + "&limit=" + this.limit;
	}

}
