package io.tweebyte.interaction.entity;

import java.util.UUID;

/**
 * How far a round of the clean-up is.
 *
 * @param after the last tweet that was asked for; the next come after it
 * @param goesOn whether there are next ones
 * @param complete whether all were asked for
 */
public record CleanUpStep(UUID after, boolean goesOn, boolean complete) {

	/**
	 * The step after a batch that is the last.
	 * @return the end of the tweets
	 */
	public static CleanUpStep end() {
		return new CleanUpStep(null, false, true);
	}

	/**
	 * The step after a batch that must not be the last, but ends the round.
	 * @param after the last tweet that was asked for
	 * @return the end of the round
	 */
	public static CleanUpStep stop(UUID after) {
		return new CleanUpStep(after, false, false);
	}

	/**
	 * The step after a batch that others follow.
	 * @param after the last tweet that was asked for
	 * @return the way on
	 */
	public static CleanUpStep on(UUID after) {
		return new CleanUpStep(after, true, false);
	}

}
