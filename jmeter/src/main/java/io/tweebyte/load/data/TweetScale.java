package io.tweebyte.load.data;

import java.util.List;

/**
 * How much there is to read.
 *
 * @param users how many users, from 12
 * @param tweets how many tweets each of {@value #AUTHORS} public authors has, from 40
 * @param oneIn all others have one in so many: a divisor of the tweets whose square
 * divides them too
 */
public record TweetScale(int users, int tweets, int oneIn) {

	/** How many public users have all tweets, the first of them. */
	public static final int AUTHORS = 20;

	/** 200 users, of whom 20 have 1,000 tweets and the others 100: filled in seconds. */
	public static final TweetScale TINY = new TweetScale(200, 1000, 10);

	/** 1,000 users, of whom 20 have 1,000 tweets and the others 100. */
	public static final TweetScale SMALL = new TweetScale(1000, 1000, 10);

	/** A million tweets, as in the study. */
	public static final TweetScale PAPER = new TweetScale(1000, 1000, 1);

	/** A tenth of it: fewer users, so that a user's tweets are as many. */
	public static final TweetScale QUICK = new TweetScale(100, 1000, 1);

	private static final int OF_EACH = 1000;

	private static final int FEWEST_USERS = 12;

	private static final int MOST_USERS = 10_000;

	/** Indexes, interactions and what is written meanwhile included. */
	private static final long BYTES_OF_TWEET = 3L << 10;

	private static final String CHOICES = "tiny, small, paper, or a number of tweets, a multiple of 1,000 from 12,000 to 10,000,000";

	/**
	 * The scale of a name.
	 * @param name {@code tiny}, {@code small}, {@code paper}, or how many tweets, 1,000
	 * of each user
	 * @throws IllegalArgumentException for any other name, with those that there are
	 */
	public static TweetScale named(String name) {
		for (TweetScale scale : List.of(TINY, SMALL, PAPER)) {
			if (name.equals(scale.label())) {
				return scale;
			}
		}
		if (name.matches("\\d{1,8}")) {
			int tweets = Integer.parseInt(name);
			int users = tweets / OF_EACH;
			if (tweets % OF_EACH == 0 && users >= FEWEST_USERS && users <= MOST_USERS) {
				return new TweetScale(users, OF_EACH, 1);
			}
		}
		throw new IllegalArgumentException("There is no scale '%s'. There are: %s".formatted(name, CHOICES));
	}

	/** {@code tiny}, {@code small}, {@code paper}, or the number of tweets. */
	public String label() {
		if (equals(TINY)) {
			return "tiny";
		}
		if (equals(SMALL)) {
			return "small";
		}
		return equals(PAPER) ? "paper" : Long.toString(count());
	}

	public long count() {
		long authors = Math.min(AUTHORS, this.users);
		return authors * this.tweets + (this.users - authors) * this.tweets / this.oneIn;
	}

	/** What three databases take on a disk while they are filled. */
	public long bytes() {
		return count() * BYTES_OF_TWEET;
	}

}
