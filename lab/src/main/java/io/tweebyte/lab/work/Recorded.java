package io.tweebyte.lab.work;

/**
 * What a check has recorded besides the outcome of a run.
 *
 * @param firstRequest of a subscriber; 0 where there is none, or it is not recorded
 * @param atOnce calls or records in progress at the same time; 0 where it is not recorded
 * @param handedOff records that ended on another thread than one that polls or sends
 * them, or how often lines went from one thread to another
 * @param commits of a consumer of records; 0 where it is none
 */
public record Recorded(long firstRequest, long atOnce, long handedOff, long commits) {

	/** Nothing is recorded. */
	public static final Recorded NOTHING = new Recorded(0, 0, 0, 0);

}
