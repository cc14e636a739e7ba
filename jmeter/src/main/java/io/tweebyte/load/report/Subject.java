package io.tweebyte.load.report;

import io.tweebyte.load.Contender;

/**
 * What is compared: a backend in a run.
 *
 * @param run the place of the run among those of the report, from 0
 * @param contender the backend
 * @param label how it is named, unique in the report
 */
public record Subject(int run, Contender contender, String label) {
}
