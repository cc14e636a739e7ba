package io.tweebyte.interaction.entity;

/**
 * How many follow a user, and how many he follows; accepted follows only.
 *
 * @param followers how many follow him
 * @param following how many he follows
 */
public record UserCounts(int followers, int following) {

	/** What holds of a user without a row. */
	public static final UserCounts NONE = new UserCounts(0, 0);

}
