package io.tweebyte.load.plan;

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

}
