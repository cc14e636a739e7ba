package io.tweebyte.load.report;

import java.util.Comparator;

import io.tweebyte.load.Cell;
import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Scenario;

/**
 * Where backends meet: the same load on each.
 *
 * @param scenario what the users do
 * @param model who decides when the next request is sent
 * @param level users in the closed model, arrivals a second in the open one
 */
public record Place(Scenario scenario, LoadModel model, int level) implements Comparable<Place> {

	private static final Comparator<Place> ORDER = Comparator.comparing(Place::scenario)
		.thenComparing(Place::model)
		.thenComparingInt(Place::level);

	static Place of(Cell cell) {
		return new Place(cell.scenario(), cell.model(), cell.level());
	}

	/** The load without the scenario, such as {@code 10 users}. */
	String load() {
		return (this.model == LoadModel.CLOSED) ? this.level + ((this.level == 1) ? " user" : " users")
				: this.level + "/s arriving";
	}

	/** A name for links and tests, such as {@code user-summary-closed-10}. */
	String key() {
		return this.scenario.label() + "-" + this.model.label() + "-" + this.level;
	}

	@Override
	public int compareTo(Place other) {
		return ORDER.compare(this, other);
	}

}
