package io.tweebyte.load.plan;

import java.nio.file.Path;
import java.util.OptionalInt;

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

	/** The same with a look-up of the author in the middle. */
	SUMMARY_WITH_AUTHOR("summary-with-author", "a summary with a look-up of its author", 20, 10_000),

	SUMMARY_COLLECTED("summary-collected", "a summary in one response", 20, 10_000),

	SEARCH_WORDS("search-words", "a search by a word", 40, 200),

	/** Searches by the most used hashtags. */
	SEARCH_HASHTAG("search-hashtag", "a search by hashtag", 40, 200),

	CACHED_READ_0("cached-read-0", "cached-read", "a read that Redis never spares a call", 400, 100, 0, 0),

	CACHED_READ_50("cached-read-50", "cached-read", "a read that Redis spares every second call", 400, 100, 50, 0),

	CACHED_READ_90("cached-read-90", "cached-read", "a read that Redis spares nine of ten calls", 400, 100, 90, 0),

	CACHED_READ_100("cached-read-100", "cached-read", "a read that Redis spares each call", 400, 100, 100, 0),

	/** Reads previews of pictures, which were made when the pictures were uploaded. */
	IMAGE_PREVIEW("image-preview", "a preview of a picture", 100, 100),

	/** Uploads pictures, which are decoded and scaled meanwhile. */
	IMAGE_UPLOAD("image-upload", "an upload of a picture", 20, 1000),

	/** Reads pictures of two megabytes. */
	DOWNLOAD("download", "a download of 2 MB", 20, 500),

	/** Reads the same pictures with a megabyte per second. */
	DOWNLOAD_SLOW("download-slow", "download", "a download of 2 MB by a slow reader", 20, 10_000, Scenario.NOT_FIXED,
			1_000_000),

	/** A session of a person: reads, thinks, likes, replies, posts and follows. */
	MIXED("mixed", "a request of a mixed session", 40, 200),

	/**
	 * Logs one user in after the other, at a rate: a password is expensive to check, on
	 * purpose.
	 */
	LOG_IN("log-in", "a log-in", 20, 1000);

	private static final int NOT_FIXED = -1;

	private final String label;

	private final String plan;

	private final String noun;

	private final int countedIterations;

	private final int slowMillis;

	private final int hitPercent;

	private final int bytesPerSecond;

	Scenario(String label, String noun, int countedIterations, int slowMillis) {
		this(label, label, noun, countedIterations, slowMillis, NOT_FIXED, 0);
	}

	Scenario(String label, String plan, String noun, int countedIterations, int slowMillis, int hitPercent,
			int bytesPerSecond) {
		this.label = label;
		this.plan = plan;
		this.noun = noun;
		this.countedIterations = countedIterations;
		this.slowMillis = slowMillis;
		this.hitPercent = hitPercent;
		this.bytesPerSecond = bytesPerSecond;
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

	/** Returns from how many milliseconds on a response is too slow, without delays. */
	public int slowMillis() {
		return this.slowMillis;
	}

	/** Returns whether its differences can become claims, as was decided beforehand. */
	public boolean isPrimary() {
		return this != MIXED && this != LOG_IN;
	}

	/** Returns whether its plan reads pictures or uploads them. */
	public boolean hasPictures() {
		return this.plan.equals("download") || this == IMAGE_PREVIEW || this == IMAGE_UPLOAD;
	}

	/** Returns how many look-ups of 100 hit Redis; empty where that is as it comes. */
	public OptionalInt hitPercent() {
		return (this.hitPercent == NOT_FIXED) ? OptionalInt.empty() : OptionalInt.of(this.hitPercent);
	}

	/** Returns how many bytes per second a user reads; 0 for as many as come. */
	public int bytesPerSecond() {
		return this.bytesPerSecond;
	}

	/** Returns the plan among the plans; several scenarios may have the same one. */
	public Path plan(Path plans) {
		return plans.resolve(this.plan + ".jmx");
	}

}
