package io.tweebyte.load.watch;

import io.tweebyte.load.stats.Series;

/**
 * What was read of one process, by the clock.
 *
 * @param cpu cumulative CPU time in milliseconds
 * @param heap heap in use in bytes; no reading where there is none
 */
public record Observation(Series cpu, Series heap) {

	Observation() {
		this(new Series(), new Series());
	}

}
