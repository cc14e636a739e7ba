package io.tweebyte.load.plan;

/**
 * A place in a round: one slice of load on one backend.
 *
 * @param twin whether it is the second slice of this backend in the round, by which the
 * backend is compared with itself
 */
public record Slot(String backend, boolean twin) {
}
