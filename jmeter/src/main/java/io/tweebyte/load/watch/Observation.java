package io.tweebyte.load.watch;

import io.tweebyte.load.stats.Series;

/**
 * What was read of one process, by the clock. Only services tell more than CPU time: the
 * other series stay empty where there is nothing to read.
 *
 * @param cpu cumulative CPU time in milliseconds
 * @param heap heap in use, in bytes
 * @param heapAfterGc what the last collection of all generations left, in bytes; empty
 * until there was one
 * @param threads live threads
 * @param gc cumulative pauses of the collector, in milliseconds
 * @param poolWaits requests that wait for a database connection just then
 * @param allocated cumulative, in bytes
 */
public record Observation(Series cpu, Series heap, Series heapAfterGc, Series threads, Series gc, Series poolWaits,
		Series allocated) {

	/**
	 * Nothing as yet.
	 */
	public Observation() {
		this(new Series(), new Series());
	}

	/**
	 * What is known of a process that tells no more than this.
	 */
	public Observation(Series cpu, Series heap) {
		this(cpu, heap, new Series(), new Series(), new Series(), new Series(), new Series());
	}

}
