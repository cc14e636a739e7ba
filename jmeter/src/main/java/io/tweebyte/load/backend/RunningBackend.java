package io.tweebyte.load.backend;

/**
 * A backend that runs.
 *
 * @param label its name in tables and charts
 * @param target its address and processes
 */
public record RunningBackend(String label, Target target) {
}
