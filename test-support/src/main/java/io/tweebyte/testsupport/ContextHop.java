package io.tweebyte.testsupport;

/** Places where the context of a request to the tweet service is needed. */
public enum ContextHop {

	CALL("A read's call to another service: request id, trace, token"),

	WRITE_CALL("A write's call to another service: the same"),

	SUMMARY_CALL("A call in the middle of a streamed summary: the same"),

	FEED_CALL("A call of a live feed for a tweet that another user posts: the same"),

	FALLBACK_LINE("The log line of a fallback: request id, user"),

	FAULT_LINE("The log line of an unexpected failure: the same"),

	STATEMENT_LINE("The driver's log line of the first statement: request id"),

	LATER_STATEMENT_LINE("The driver's log line of a statement after a call: request id");

	private final String words;

	ContextHop(String words) {
		this.words = words;
	}

	@Override
	public String toString() {
		return this.words;
	}

}
