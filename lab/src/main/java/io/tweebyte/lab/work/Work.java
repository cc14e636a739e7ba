package io.tweebyte.lab.work;

/** A workload in one style, ready to run as often as one likes. */
@FunctionalInterface
public interface Work {

	/**
	 * Does all of it once.
	 * @throws Exception when a source cannot be read
	 */
	Outcome run() throws Exception;

}
