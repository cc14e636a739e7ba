package io.tweebyte.load;

/**
 * Who decides when the next request is sent.
 */
public enum LoadModel implements Choice {

	/**
	 * A fixed number of users, each of whom waits for an answer before asking again.
	 */
	CLOSED("closed"),

	/**
	 * A fixed rate of arrivals, whatever becomes of the answers.
	 */
	OPEN("open");

	private final String label;

	LoadModel(String label) {
		this.label = label;
	}

	@Override
	public String label() {
		return this.label;
	}

}
