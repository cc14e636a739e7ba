package io.tweebyte.contracts.interaction;

import java.util.Optional;

public enum FollowStatus {

	/** The followed user has not responded to the request. */
	PENDING,

	ACCEPTED,

	/** The clean-up removes it some time later. */
	REJECTED;

	public static final String ONESELF_MESSAGE = "must be another user than yourself.";

	public static final String MESSAGE = "must be ACCEPTED, REJECTED or PENDING.";

	/** The message for a second response to a request that has another already. */
	public static final String DECIDED_MESSAGE = "must be the status the request has: it is decided already.";

	public static final String NO_DECISION_MESSAGE = "must be ACCEPTED or REJECTED.";

	public static FollowStatus initial(boolean isPrivate) {
		return isPrivate ? PENDING : ACCEPTED;
	}

	/** Returns why a request with this status must not get the wanted one, if so. */
	public Optional<String> violation(FollowStatus wanted) {
		if (this == wanted || this == PENDING) {
			return Optional.empty();
		}
		return Optional.of((wanted == PENDING) ? NO_DECISION_MESSAGE : DECIDED_MESSAGE);
	}

}
