package io.tweebyte.lab.claim;

/** Whether a published claim holds here. */
public enum ClaimVerdict {

	HOLDS("holds"),

	DOES_NOT_HOLD("does not hold"),

	/** What the study saw is there, and comes from unequal work. */
	HOLDS_FOR_ANOTHER_REASON("holds for another reason"),

	/** The figures allow both, or there are none. */
	CANNOT_BE_SAID("cannot be said here");

	private final String words;

	ClaimVerdict(String words) {
		this.words = words;
	}

	public String words() {
		return this.words;
	}

}
