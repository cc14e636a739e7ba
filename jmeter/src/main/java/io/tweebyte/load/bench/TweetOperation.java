package io.tweebyte.load.bench;

import java.util.OptionalDouble;

import io.tweebyte.load.plan.BackendName;

/** A kind of request on tweets and what users make of them. */
public enum TweetOperation implements RequestKind {

	/** A user's newest 1,000 tweets with counts and top replies. */
	USER_TWEETS_1000("user-tweets-1000", 4, 16, 18),

	/** A user's newest 100. */
	USER_TWEETS_100("user-tweets-100", 2),

	/** The newest 100 of whom the reader follows. */
	FEED("feed", 2),

	/** One tweet with its replies. */
	TWEET("tweet", 1),

	/** A text without hashtags and mentions becomes another. */
	EDIT("edit", 1, 1.3, 1.3),

	/** A text with hashtags becomes one with another hashtag. */
	EDIT_TAGS("edit-tags", 1),

	/** A public user is followed for the first time. */
	FOLLOW("follow", 1, 1.3, 1.3),

	/** The same follow ends. */
	UNFOLLOW("unfollow", 1),

	/** A tweet is liked for the first time. */
	LIKE("like", 1);

	private final String label;

	private final int share;

	private final double asyncTarget;

	private final double reactiveTarget;

	TweetOperation(String label, int share) {
		this(label, share, Double.NaN, Double.NaN);
	}

	TweetOperation(String label, int share, double asyncTarget, double reactiveTarget) {
		this.label = label;
		this.share = share;
		this.asyncTarget = asyncTarget;
		this.reactiveTarget = reactiveTarget;
	}

	@Override
	public String label() {
		return this.label;
	}

	/** How many requests of this kind are made: fewer of those that take long. */
	public int count(int requests) {
		return Math.max(1, requests / this.share);
	}

	@Override
	public boolean isRead() {
		return ordinal() < EDIT.ordinal();
	}

	@Override
	public OptionalDouble target(BackendName backend) {
		double target = (backend == BackendName.REACTIVE) ? this.reactiveTarget : this.asyncTarget;
		return Double.isNaN(target) ? OptionalDouble.empty() : OptionalDouble.of(target);
	}

}
