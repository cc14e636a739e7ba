package io.tweebyte.lab.claim;

import java.util.List;

/** Whether a published claim holds here. */
public enum ClaimVerdict {

	HOLDS("holds"),

	DOES_NOT_HOLD("does not hold"),

	/** The figures allow both, or were not measured. */
	CANNOT_BE_SAID("cannot be said here");

	private final String words;

	ClaimVerdict(String words) {
		this.words = words;
	}

	public String words() {
		return this.words;
	}

	/** A claim holds if all of it does, and does not if any of it does not. */
	static ClaimVerdict all(List<ClaimVerdict> parts) {
		if (parts.contains(DOES_NOT_HOLD)) {
			return DOES_NOT_HOLD;
		}
		return (parts.isEmpty() || parts.contains(CANNOT_BE_SAID)) ? CANNOT_BE_SAID : HOLDS;
	}

}
