package io.tweebyte.testsupport;

/** What a test has seen, in the words of the documents. */
public enum Outcome {

	/** Within a second. */
	STOPS("stops"),

	/** When the service next writes to the client. */
	STOPS_WITH_THE_NEXT_EVENT("stops with the next event"),

	/** As if the client had waited. */
	GOES_ON("goes on"),

	/** With the values of its own request. */
	ARRIVES("arrives"),

	/** Not there, or that of another request. */
	IS_MISSING("is missing");

	private final String words;

	Outcome(String words) {
		this.words = words;
	}

	@Override
	public String toString() {
		return this.words;
	}

}
