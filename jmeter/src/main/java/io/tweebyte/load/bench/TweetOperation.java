package io.tweebyte.load.bench;

import java.util.OptionalDouble;

import io.tweebyte.launcher.workspace.Model;

/** A kind of request on tweets and what users make of them. */
public enum TweetOperation implements RequestKind {

	/** A user's newest 1,000 tweets with counts and top replies. */
	USER_TWEETS_1000(4, 16, 18),

	/** A user's newest 100. */
	USER_TWEETS_100(2),

	/** The newest 100 of whom the reader follows. */
	FEED(2),

	/** One tweet with its replies. */
	TWEET(1),

	/** A text without hashtags and mentions becomes another. */
	EDIT(1, 1.3, 1.3),

	/** A text with hashtags becomes one with another hashtag. */
	EDIT_TAGS(1),

	/** A public user is followed for the first time. */
	FOLLOW(1, 1.3, 1.3),

	/** The same follow ends. */
	UNFOLLOW(1),

	/** A tweet is liked for the first time. */
	LIKE(1);

	private final int share;

	private final double asyncTarget;

	private final double reactiveTarget;

	TweetOperation(int share) {
		this(share, Double.NaN, Double.NaN);
	}

	TweetOperation(int share, double asyncTarget, double reactiveTarget) {
		this.share = share;
		this.asyncTarget = asyncTarget;
		this.reactiveTarget = reactiveTarget;
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
	public OptionalDouble target(Model backend) {
		double target = (backend == Model.REACTIVE) ? this.reactiveTarget : this.asyncTarget;
		return Double.isNaN(target) ? OptionalDouble.empty() : OptionalDouble.of(target);
	}

}
