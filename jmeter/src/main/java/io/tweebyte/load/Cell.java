package io.tweebyte.load;

import java.util.Locale;
import java.util.Optional;

/**
 * One thing to measure.
 *
 * @param contender the backend
 * @param scenario what its users do
 * @param model who decides when the next request is sent
 * @param level simulated users in the closed model, arrivals a second in the open one
 * @param purpose what it is measured for
 * @param repeat counts the cells that are alike but for this, from 1
 */
public record Cell(Contender contender, Scenario scenario, LoadModel model, int level, Purpose purpose, int repeat) {

	/**
	 * The first comparison of a closed level.
	 */
	static Cell closed(Contender contender, Scenario scenario, int users) {
		return new Cell(contender, scenario, LoadModel.CLOSED, users, Purpose.COMPARISON, 1);
	}

	/**
	 * The same of another backend.
	 */
	Cell of(Contender other) {
		return new Cell(other, this.scenario, this.model, this.level, this.purpose, this.repeat);
	}

	/**
	 * The same once more, to see how much a backend differs from itself.
	 */
	Cell again() {
		return new Cell(this.contender, this.scenario, this.model, this.level, Purpose.SAME_AGAIN, this.repeat);
	}

	/**
	 * The comparison that this cell is once more, the same but for the start of its
	 * backend; empty for all other cells.
	 */
	public Optional<Cell> twin() {
		return (this.purpose == Purpose.SAME_AGAIN) ? Optional
			.of(new Cell(this.contender, this.scenario, this.model, this.level, Purpose.COMPARISON, this.repeat))
				: Optional.empty();
	}

	/**
	 * A name for files, such as {@code async-user-summary-10-1}, unique in a run.
	 */
	public String name() {
		String kind = (this.purpose == Purpose.COMPARISON) ? ""
				: "-" + this.purpose.name().toLowerCase(Locale.ROOT).replace('_', '-');
		String open = (this.model == LoadModel.OPEN) ? "open-" : "";
		return this.contender.label() + "-" + this.scenario.label() + "-" + open + this.level + kind + "-"
				+ this.repeat;
	}

}
