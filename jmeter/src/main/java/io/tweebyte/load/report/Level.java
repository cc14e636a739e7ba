package io.tweebyte.load.report;

import java.util.Map;

import io.tweebyte.load.stats.Summary;

/**
 * What the repeats of a subject at one load amount to.
 *
 * @param place the load
 * @param subject the backend
 * @param tried cells that were tried
 * @param counted cells that count; nothing else is in the figures
 * @param figures each figure that is known
 * @param cpu CPU time a request by process, in milliseconds
 * @param errors those of all cells that were tried
 * @param queueing whether the load lies beyond the knee of a closed model: more users
 * only wait longer
 */
public record Level(Place place, Subject subject, int tried, int counted, Map<Figure, Summary> figures,
		Map<String, Summary> cpu, Errors errors, boolean queueing) {

	Level beyondTheKnee(boolean beyond) {
		return new Level(this.place, this.subject, this.tried, this.counted, this.figures, this.cpu, this.errors,
				beyond);
	}

}
