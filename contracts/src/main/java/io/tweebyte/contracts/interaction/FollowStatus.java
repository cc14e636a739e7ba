package io.tweebyte.contracts.interaction;

import java.util.Optional;

/**
 * The states of a follow.
 */
public enum FollowStatus {

	/** Asked for; the followed user has not answered. */
	PENDING,

	/** Follows. */
	ACCEPTED,

	/** Refused; is removed some time later. */
	REJECTED;

	/** What is said of a user who would follow himself. */
	public static final String ONESELF_SENTENCE = "must be somebody else than yourself.";

	/** What is said of a word that is no state. */
	public static final String SENTENCE = "must be ACCEPTED, REJECTED or PENDING.";

	/** What is said of an answer to a request that has another already. */
	public static final String ANSWERED_SENTENCE = "must be the status the request has: it is answered already.";

	/** What is said of an answer that is none. */
	public static final String NO_ANSWER_SENTENCE = "must be ACCEPTED or REJECTED.";

	/**
	 * The state of a new follow.
	 * @param isPrivate whether the followed account is private
	 * @return {@link #PENDING} for a private account, otherwise {@link #ACCEPTED}
	 */
	public static FollowStatus initial(boolean isPrivate) {
		return isPrivate ? PENDING : ACCEPTED;
	}

	/**
	 * Reads a state.
	 * @param text the state as a client wrote it, in upper case
	 * @return the state, or empty when it is none
	 */
	public static Optional<FollowStatus> parse(String text) {
		for (FollowStatus status : values()) {
			if (status.name().equals(text)) {
				return Optional.of(status);
			}
		}
		return Optional.empty();
	}

	/**
	 * Tells why a request must not get a state.
	 * @return the violation; empty when this is the state already, or is open and would
	 * be answered
	 */
	public Optional<String> violation(FollowStatus wanted) {
		if (this == wanted || this == PENDING) {
			return Optional.empty();
		}
		return Optional.of((wanted == PENDING) ? NO_ANSWER_SENTENCE : ANSWERED_SENTENCE);
	}

}
