package io.tweebyte.load;

/**
 * One thing to measure.
 *
 * @param contender the backend
 * @param scenario what its users do
 * @param users how many there are
 */
public record Cell(Contender contender, Scenario scenario, int users) {

	/**
	 * A name for files, such as {@code async-user-summary-10}.
	 */
	String name() {
		return this.contender.label() + "-" + this.scenario.label() + "-" + this.users;
	}

}
