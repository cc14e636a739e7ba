package io.tweebyte.load.backend;

/** A backend that runs. */
public record RunningBackend(String label, Target target) {
}
