package io.tweebyte.interaction.entity;

import java.util.UUID;

/**
 * How far a round of the clean-up is.
 *
 * @param after the tweet after which the next ones come; null at the beginning of all
 * @param trusted whether the tweet service knew most tweets of the batch before, or there
 * is no batch before
 */
public record CleanUpStep(UUID after, boolean goesOn, boolean trusted, boolean complete) {

	/**
	 * The step after a batch that is the last.
	 */
	public static CleanUpStep end() {
		return new CleanUpStep(null, false, true, true);
	}

	/**
	 * The step after a batch that must not be the last, but ends the round.
	 * @param after the last tweet that was asked for
	 */
	public static CleanUpStep stop(UUID after) {
		return new CleanUpStep(after, false, false, false);
	}

	/**
	 * The step after a batch of which nothing was removed, since most of it was reported
	 * as deleted.
	 * @param after the tweet after which the next round continues
	 */
	public static CleanUpStep skip(UUID after) {
		return new CleanUpStep(after, false, false, true);
	}

	/**
	 * The first step of a round that continues where an earlier one ended.
	 * @param after the tweet after which it continues
	 */
	public static CleanUpStep resume(UUID after) {
		return new CleanUpStep(after, true, false, false);
	}

	/**
	 * The step after a batch that others follow.
	 * @param after the last tweet that was asked for
	 */
	public static CleanUpStep on(UUID after) {
		return new CleanUpStep(after, true, true, false);
	}

}
