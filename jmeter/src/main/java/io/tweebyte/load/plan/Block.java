package io.tweebyte.load.plan;

import java.util.List;

/**
 * What is compared by itself: a scenario with a number of users.
 *
 * @param users simulated users, each of whom waits for a response before the next request
 */
public record Block(Scenario scenario, int users) {

	/** Returns a name that is unique within a run and fits into a file name. */
	public String name() {
		return this.scenario.label() + "-" + this.users;
	}

	/**
	 * Finds a block by its name.
	 * @throws IllegalArgumentException when no scenario is called so
	 */
	public static Block named(String name) {
		int end = name.lastIndexOf('-');
		return new Block(Choice.named("scenario", List.of(name.substring(0, end)), Scenario.values()).getFirst(),
				Integer.parseInt(name.substring(end + 1)));
	}

}
