package io.tweebyte.docs.walkthrough;

import java.time.Duration;

/**
 * How a step did.
 *
 * @param step its name
 * @param passed whether it builds, starts, and passes its own tests and the features
 * @param tests how many tests of its own ran
 * @param scenarios how many scenarios of the features ran
 * @param time how long all of it took
 */
public record StepResult(String step, boolean passed, int tests, int scenarios, Duration time) {
}
