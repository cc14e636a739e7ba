package io.tweebyte.shared.interaction;

import java.util.List;
import java.util.UUID;

/**
 * How far a round of the clean-up is. A round ends after some tweets, so its time does
 * not grow with their number; the next one continues.
 *
 * @param after the tweet after which the next ones come; null at the beginning
 * @param trusted whether the tweet service knew most tweets of the batch before, or there
 * is no batch before
 * @param tweets how many the round has passed so far
 */
public record CleanUpStep(UUID after, boolean goesOn, boolean trusted, boolean complete, int tweets) {

	static final int TWEETS = 100_000;

	private static final UUID BEFORE_EVERY_TWEET = new UUID(0, 0);

	/** The first step of a round, which continues where an earlier one ended, if any. */
	public static CleanUpStep first(UUID after) {
		return (after != null) ? new CleanUpStep(after, true, false, false, 0)
				: new CleanUpStep(BEFORE_EVERY_TWEET, true, true, false, 0);
	}

	/** The step after a batch of which the deleted tweets were removed. */
	public CleanUpStep next(List<UUID> batch, int size) {
		int sum = this.tweets + batch.size();
		boolean isLast = sum >= TWEETS;
		return (batch.size() < size) ? end() : new CleanUpStep(batch.getLast(), !isLast, true, isLast, sum);
	}

	public static CleanUpStep end() {
		return new CleanUpStep(null, false, true, true, 0);
	}

	/** The step after a batch that must not be the last, but ends the round. */
	public static CleanUpStep stop(UUID after) {
		return new CleanUpStep(after, false, false, false, 0);
	}

	/**
	 * The step after half of a batch of which nothing was removed: behind many deleted
	 * tweets comes a batch with fewer of them.
	 */
	public static CleanUpStep skip(List<UUID> batch) {
		return new CleanUpStep(batch.get(Math.max(batch.size() / 2, 1) - 1), false, false, true, 0);
	}

	/** Returns whether so many tweets are missing that this may be an error. */
	public boolean isTooMuch(List<UUID> batch, List<UUID> missing, int size) {
		boolean isLast = batch.size() < size;
		return 2 * missing.size() > batch.size() && !(isLast && this.trusted);
	}

}
