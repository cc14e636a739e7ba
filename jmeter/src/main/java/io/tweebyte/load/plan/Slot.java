package io.tweebyte.load.plan;

/**
 * A place in a round: one slice of load on one backend.
 *
 * @param twin whether it is the second slice of this backend in the round, by which the
 * backend is compared with itself
 */
public record Slot(String backend, boolean twin) {

	/** Returns the name of a second set of a backend's services. */
	public static String twinOf(String backend) {
		return backend + " twin";
	}

	/** Returns whether a twin is that of a backend, on its own JVMs or on the same. */
	public static boolean isTwinOf(String twin, String backend) {
		return twin.equals(backend) || twin.equals(twinOf(backend));
	}

}
