package io.tweebyte.load.stats;

/**
 * One request as the load generator saw it.
 *
 * @param start when it was sent, in milliseconds since the epoch
 * @param elapsed until the whole answer was there, in milliseconds, from 0
 * @param label what was asked for, by its name in the plan
 * @param thread the simulated user that sent it
 * @param users how many simulated users were at work
 * @param success whether status and body were as asserted
 * @param kind what went wrong in a few words, empty for a success
 * @param bytes of the answer, its head included; 0 where it is not told
 */
public record Sample(long start, long elapsed, String label, String thread, int users, boolean success, String kind,
		int bytes) {

	/**
	 * One of which the size is not told.
	 */
	public Sample(long start, long elapsed, String label, String thread, int users, boolean success, String kind) {
		this(start, elapsed, label, thread, users, success, kind, 0);
	}

	/**
	 * When the answer was there, in milliseconds since the epoch.
	 */
	public long end() {
		return this.start + this.elapsed;
	}

}
