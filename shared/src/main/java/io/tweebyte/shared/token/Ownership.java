package io.tweebyte.shared.token;

import java.util.UUID;

import org.springframework.security.core.Authentication;
import org.springframework.stereotype.Component;

/** Expressions of method security call it by its name. */
@Component("ownership")
public final class Ownership {

	/** The subject of every caller where tokens are off; that of a token is an id. */
	public static final String UNRESTRICTED = "unrestricted";

	/** Returns whether the caller is the user, or tokens are off. */
	public boolean is(Authentication caller, UUID userId) {
		return caller.getName().equals(UNRESTRICTED) || caller.getName().equals(userId.toString());
	}

}
