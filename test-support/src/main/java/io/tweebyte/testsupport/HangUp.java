package io.tweebyte.testsupport;

/** Work of the tweet service during which its client may hang up. */
public enum HangUp {

	/** First, because what goes on after the others has places for some seconds. */
	PLACE("The place of a read among the requests in flight"),

	STATEMENT("The statement of a read, in PostgreSQL"),

	NEXT_CALL("The call that a read would make after that statement"),

	CALL("The call of a read to another service, at that service"),

	FILL("A call that fills a cache, at the other service"),

	WRITE("A write with its commit"),

	FEED("The live feed"),

	SUMMARY("The model of a streamed summary"),

	COLLECTED("The model of a collected summary"),

	DOWNLOAD("The download of a picture, with its open file");

	private final String words;

	HangUp(String words) {
		this.words = words;
	}

	@Override
	public String toString() {
		return this.words;
	}

}
