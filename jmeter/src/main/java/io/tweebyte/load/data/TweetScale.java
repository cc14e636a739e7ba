package io.tweebyte.load.data;

/**
 * How much there is to read.
 *
 * @param users how many users, from 12
 * @param tweets how many tweets each of them has, from 40
 */
public record TweetScale(int users, int tweets) {

	/** A million tweets, as in the study. */
	public static final TweetScale PAPER = new TweetScale(1000, 1000);

	/** A tenth of it: fewer users, so that a user's tweets are as many. */
	public static final TweetScale QUICK = new TweetScale(100, 1000);

	/** What a short run reads. */
	public static final TweetScale SMALL = QUICK;

	/**
	 * The scale of a name.
	 * @throws IllegalArgumentException for a name that is none, with those that are
	 */
	public static TweetScale named(String name) {
		return switch (name) {
			case "small" -> SMALL;
			case "paper" -> PAPER;
			default ->
				throw new IllegalArgumentException("There is no scale '%s'. There are: small, paper".formatted(name));
		};
	}

	/** Such as {@code 1000x1000}. */
	public String label() {
		return this.users + "x" + this.tweets;
	}

}
