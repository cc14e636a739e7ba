package io.tweebyte.load.plan;

import java.nio.file.Path;

/**
 * What the simulated users do: a plan in {@code jmeter/plans}.
 */
public enum Scenario implements Choice {

	/** Reads one user's summary after the other. */
	USER_SUMMARY("user-summary", "a user's summary", 100, 100),

	/** Follows one public user after the other, no pair twice. */
	FOLLOW("follow", "a follow", 100, 100),

	/** Changes the text of one's own tweets. */
	TWEET_UPDATE("tweet-update", "an edit of a tweet", 100, 100),

	/** Reads an author's newest 1,000 tweets, with counts and top replies. */
	USER_TWEETS("user-tweets", "a page of a user's 1,000 tweets", 20, 500),

	/** Reads authors' profiles: three calls of two services at once. */
	PROFILE_FAN_OUT("profile-fan-out", "a profile", 40, 200),

	/** Reads tweets with their replies: two statements and a call at once. */
	TWEET_FAN_OUT("tweet-fan-out", "a tweet with its replies", 40, 200),

	/** Has tweets of authors summarised, in events for some two seconds. */
	SUMMARY_STREAM("summary-stream", "a summary in events", 20, 10_000),

	/** Searches by the most used hashtags. */
	SEARCH_HASHTAG("search-hashtag", "a search by hashtag", 40, 200),

	/** A session of a person: reads, thinks, likes, replies, posts and follows. */
	MIXED("mixed", "a request of a mixed session", 40, 200),

	/**
	 * Logs one user in after the other, at a rate: a password is dear to check, on
	 * purpose.
	 */
	LOG_IN("log-in", "a log-in", 20, 1000);

	private final String label;

	private final String noun;

	private final int countedIterations;

	private final int slowMillis;

	Scenario(String label, String noun, int countedIterations, int slowMillis) {
		this.label = label;
		this.noun = noun;
		this.countedIterations = countedIterations;
		this.slowMillis = slowMillis;
	}

	@Override
	public String label() {
		return this.label;
	}

	/** Returns what a request does, to be read after "CPU per request for". */
	public String noun() {
		return this.noun;
	}

	/** Returns how many iterations are enough to count what a request causes. */
	public int countedIterations() {
		return this.countedIterations;
	}

	/** Returns from how many milliseconds on a response is too slow at the knee. */
	public int slowMillis() {
		return this.slowMillis;
	}

	/**
	 * Returns whether it is one of the scenarios, named beforehand, whose differences can
	 * become claims.
	 */
	public boolean isPrimary() {
		return this != MIXED && this != LOG_IN;
	}

	/** The plan's file among the plans. */
	public Path plan(Path plans) {
		return plans.resolve(this.label + ".jmx");
	}

}
