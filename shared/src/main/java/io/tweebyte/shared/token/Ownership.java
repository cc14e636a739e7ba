package io.tweebyte.shared.token;

import java.util.UUID;

import org.springframework.security.core.Authentication;

/**
 * Decides whether a caller may act as a user.
 */
public final class Ownership {

	/**
	 * The subject of every caller where tokens are off. No token has it: the subject of a
	 * token is an id.
	 */
	public static final String ANYBODY = "anybody";

	/**
	 * Returns whether the caller is a user.
	 * @param caller the caller
	 * @return whether they are the same, or tokens are off
	 */
	public boolean is(Authentication caller, UUID userId) {
		return caller.getName().equals(ANYBODY) || caller.getName().equals(userId.toString());
	}

}
